//! The embedded Fluent files.

use crate::Language;

/// The text of one Fluent file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// The language it is written in.
    pub language: Language,
    /// What it belongs to, the file's name without its ending: `kernel`, or a game.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

macro_rules! embed {
    ($($name:literal),* $(,)?) => {
        /// Every embedded file in every language.
        pub const fn sources() -> &'static [Source] {
            &[$(
                embed!($name, English, "en"),
                embed!($name, Polish, "pl"),
                embed!($name, Italian, "it"),
            )*]
        }
    };
    ($name:literal, $language:ident, $code:literal) => {
        Source {
            language: Language::$language,
            name: $name,
            text: include_str!(concat!("../../../locales/", $code, "/", $name, ".ftl")),
        }
    };
}

// The one list of files: a game adds its name here.
embed!["kernel", "evenfall", "septima", "sabbat", "spellbook", "pages", "table"];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    #[test]
    fn every_file_of_the_locales_is_embedded_under_its_language() {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        for language in Language::ALL {
            let folder = std::fs::read_dir(locales.join(language.code())).unwrap();
            let on_disk: BTreeSet<String> =
                folder.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
            let embedded = sources().iter().filter(|s| s.language == language);
            let embedded: BTreeSet<String> = embedded.map(|s| format!("{}.ftl", s.name)).collect();
            assert_eq!(embedded, on_disk);
        }
    }

    #[test]
    fn every_language_is_embedded() {
        for language in Language::ALL {
            let path = format!("../../locales/{}/kernel.ftl", language.code());
            let text =
                std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
            let source = sources().iter().find(|s| s.language == language).unwrap();
            assert_eq!((source.name, source.text), ("kernel", text.as_str()));
        }
    }
}
