//! What was acknowledged is kept, and races have one winner: on SQLite and on PostgreSQL, with real
//! server processes.
//!
//! The suite on PostgreSQL needs Debian's package `postgresql`, which `cargo xtask test` installs.
//! Plain `cargo test` leaves it out and says so; without the package it fails.

#![allow(clippy::unwrap_used)]

#[path = "../../../table/tests/common/client.rs"]
mod client;
mod cluster;
#[path = "../common/server.rs"]
mod server;
mod suite;
mod together;

macro_rules! on_both_databases {
    ($($name:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                let dir = tempfile::tempdir().unwrap();
                crate::suite::$name(dir.path().join("table.db").to_str().unwrap()).await;
            })+
        }

        mod postgresql {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            #[ignore = "needs Debian's postgresql: cargo xtask test"]
            async fn $name() {
                let database = crate::cluster::database();
                crate::suite::$name(&database.url).await;
            })+
        }
    };
}

on_both_databases! {
    an_acknowledged_move_survives_the_death_of_the_server,
    of_two_answers_to_one_question_one_wins,
    the_same_answer_twice_is_done_once,
    simultaneous_picks_never_refuse_each_other,
    a_bot_moves_after_a_restart,
    the_record_of_a_finished_game_is_accepted,
}
