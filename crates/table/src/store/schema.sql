-- The tables of the database, for SQLite and PostgreSQL alike: TEXT, BIGINT and DOUBLE PRECISION
-- only. Times are milliseconds since 1970.

CREATE TABLE IF NOT EXISTS players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

-- Only the hash of a session's token is kept.
CREATE TABLE IF NOT EXISTS sessions (
    token TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    -- waiting, playing, over, stopped
    state TEXT NOT NULL,
    -- Milliseconds for a turn; 0 is without a clock.
    clock BIGINT NOT NULL,
    -- Whether people play over days.
    slow BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    host TEXT NOT NULL,
    seed TEXT NOT NULL,
    -- The first line of the record, once dealt.
    header TEXT,
    -- When the time of whoever must choose runs out.
    due BIGINT,
    rematch TEXT,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    -- Goes up with every change that somebody at the table may see.
    version BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_by_state ON tables (state, changed);

CREATE TABLE IF NOT EXISTS seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    -- person, bot, open (to anyone), link (to whoever has the key)
    kind TEXT NOT NULL,
    player TEXT,
    bot TEXT,
    -- The key in the link to a friend.
    link TEXT,
    -- A word of the player, mixed into the dice.
    word TEXT NOT NULL,
    -- Whether the seat must choose now.
    asked BIGINT NOT NULL,
    -- Whether its player has left.
    gone BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX IF NOT EXISTS seats_by_player ON seats (player, asked);
CREATE INDEX IF NOT EXISTS seats_by_asked ON seats (asked, kind);

-- The record, line by line: only ever appended to. Two appends to the same place: one wins.
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    line TEXT NOT NULL,
    -- Seat, question and choice, so that a repeat is known as such.
    request TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE IF NOT EXISTS chat (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    player TEXT NOT NULL,
    line TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- Which process thinks for a bot, and until when nobody else does.
CREATE TABLE IF NOT EXISTS leases (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    -- The length of the record when the bot was asked.
    n BIGINT NOT NULL,
    process TEXT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE IF NOT EXISTS ratings (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);

CREATE TABLE IF NOT EXISTS results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    player TEXT,
    bot TEXT,
    score BIGINT NOT NULL,
    place BIGINT NOT NULL,
    won BIGINT NOT NULL,
    -- The rating after the game, if it was rated.
    rating DOUBLE PRECISION,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX IF NOT EXISTS results_by_player ON results (player, at);
