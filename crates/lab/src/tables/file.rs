//! One table in one file.

use crate::SimError;
use crate::records::Unfinished;
use parquet::basic::Compression;
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::record::RecordWriter;
use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Arc;

/// How many rows are kept before they are written together.
const GROUP: usize = 1 << 16;

/// A table that grows beside its place.
pub(super) struct TableFile<R> {
    file: Unfinished,
    writer: SerializedFileWriter<File>,
    rows: Vec<R>,
}

impl<R> TableFile<R>
where
    for<'a> &'a [R]: RecordWriter<R>,
{
    /// An empty table.
    pub fn begin(folder: &Path, name: &str) -> Result<TableFile<R>, SimError> {
        let file = Unfinished::new(folder, name);
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let writer = File::create(file.beside())
            .map_err(ParquetError::from)
            .and_then(|to| {
                let schema = [].as_slice().schema()?;
                SerializedFileWriter::new(to, schema, Arc::new(properties))
            })
            .map_err(|error| file.failed(reason(error)))?;
        Ok(TableFile { file, writer, rows: Vec::new() })
    }

    /// Adds rows, and writes when there are enough of them.
    pub fn add(&mut self, rows: impl IntoIterator<Item = R>) -> Result<(), SimError> {
        self.rows.extend(rows);
        if self.rows.len() < GROUP { Ok(()) } else { self.write() }
    }

    fn write(&mut self) -> Result<(), SimError> {
        let mut write = || {
            let mut group = self.writer.next_row_group()?;
            self.rows.as_slice().write_to_row_group(&mut group)?;
            group.close()
        };
        write().map_err(|error| self.file.failed(reason(error)))?;
        self.rows.clear();
        Ok(())
    }

    /// Writes the rows that are left, and the end of the file.
    pub fn close(mut self) -> Result<Unfinished, SimError> {
        if !self.rows.is_empty() {
            self.write()?;
        }
        match self.writer.close() {
            Ok(_) => Ok(self.file),
            Err(error) => Err(self.file.failed(reason(error))),
        }
    }
}

/// What the operating system says, if the error is its own.
fn reason(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(error) => io::Error::other(error),
        },
        error => io::Error::other(error),
    }
}
