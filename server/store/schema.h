/* The tables of the store. PRAGMA user_version counts the steps that a file has taken. */
#ifndef SERVER_STORE_SCHEMA_H
#define SERVER_STORE_SCHEMA_H

/* Step i leads from version i to i + 1; steps are only ever added. */
static const char *const store_steps[] = {
    "CREATE TABLE user ("
    " id INTEGER PRIMARY KEY AUTOINCREMENT, nick TEXT NOT NULL, folded TEXT NOT NULL,"
    " password TEXT, created INTEGER NOT NULL);"
    "CREATE UNIQUE INDEX account_nick ON user (folded) WHERE password IS NOT NULL;"
    "CREATE INDEX guest_nick ON user (folded) WHERE password IS NULL;"
    "CREATE TABLE session ("
    " hash BLOB PRIMARY KEY, user INTEGER NOT NULL, created INTEGER NOT NULL,"
    " expires INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE INDEX session_expires ON session (expires);"
    "CREATE TABLE tabl ("
    " id INTEGER PRIMARY KEY, key TEXT NOT NULL, is_private INTEGER NOT NULL, owner INTEGER,"
    " game TEXT NOT NULL, options TEXT NOT NULL, rules_version INTEGER NOT NULL,"
    " seats INTEGER NOT NULL, seed BLOB NOT NULL, clock_kind INTEGER NOT NULL,"
    " clock_main INTEGER NOT NULL, clock_inc INTEGER NOT NULL, status INTEGER NOT NULL,"
    " ply INTEGER NOT NULL DEFAULT 0, waiting INTEGER NOT NULL DEFAULT 0,"
    " created INTEGER NOT NULL, changed INTEGER NOT NULL, started INTEGER NOT NULL DEFAULT 0,"
    " ended INTEGER NOT NULL DEFAULT 0, rematch INTEGER NOT NULL DEFAULT 0,"
    " rematch_of INTEGER NOT NULL DEFAULT 0, note INTEGER NOT NULL DEFAULT 0,"
    " scores TEXT, ranks TEXT);"
    "CREATE INDEX tabl_live ON tabl (status) WHERE status < 2;"
    "CREATE TABLE seat ("
    " tabl INTEGER NOT NULL, seat INTEGER NOT NULL, kind INTEGER NOT NULL, user INTEGER,"
    " level TEXT, is_bot_now INTEGER NOT NULL, has_left INTEGER NOT NULL,"
    " left_ms INTEGER NOT NULL, PRIMARY KEY (tabl, seat)) WITHOUT ROWID;"
    "CREATE INDEX seat_user ON seat (user) WHERE user IS NOT NULL;"
    "CREATE TABLE journal ("
    " tabl INTEGER NOT NULL, n INTEGER NOT NULL, kind INTEGER NOT NULL, seat INTEGER NOT NULL,"
    " action INTEGER NOT NULL, mid TEXT, ply INTEGER NOT NULL, at INTEGER NOT NULL,"
    " PRIMARY KEY (tabl, n)) WITHOUT ROWID;"
    "CREATE TABLE snapshot ("
    " tabl INTEGER NOT NULL, is_base INTEGER NOT NULL, n INTEGER NOT NULL, ply INTEGER NOT NULL,"
    " rules_version INTEGER NOT NULL, bytes BLOB NOT NULL,"
    " PRIMARY KEY (tabl, is_base)) WITHOUT ROWID;"
    "CREATE TABLE replay (tabl INTEGER PRIMARY KEY, text TEXT NOT NULL);"
    "CREATE TABLE chat ("
    " tabl INTEGER NOT NULL, n INTEGER NOT NULL, nick TEXT NOT NULL, text TEXT NOT NULL,"
    " at INTEGER NOT NULL, PRIMARY KEY (tabl, n)) WITHOUT ROWID;",
    "CREATE TABLE probe (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);",
    "ALTER TABLE tabl ADD COLUMN legacy BLOB;"
    "CREATE TABLE link ("
    " tabl INTEGER NOT NULL, n INTEGER NOT NULL, before INTEGER NOT NULL,"
    " PRIMARY KEY (tabl, n)) WITHOUT ROWID;"
    "CREATE INDEX link_before ON link (before);",
    /* What lasts goes by the site's clock, which begins where the wall clock was. */
    "CREATE TABLE site (id INTEGER PRIMARY KEY, clock INTEGER NOT NULL);"
    "DROP TABLE probe;"
    "ALTER TABLE tabl ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;"
    "UPDATE tabl SET moved = changed;",
    /* What the position at `ply` hashes to, so that a journal that was changed is noticed. */
    "ALTER TABLE tabl ADD COLUMN hash INTEGER;",
    /* People: what their nicks look like and when they were last here by the site's clock (filled
     * in at the start: see server_people_start), who has gone; sessions that can be told apart. */
    "ALTER TABLE user ADD COLUMN skeleton TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE user ADD COLUMN spelled INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE user ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE user ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE user ADD COLUMN recovery BLOB;"
    "ALTER TABLE user ADD COLUMN failed_count INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE user ADD COLUMN failed_at INTEGER NOT NULL DEFAULT 0;"
    "CREATE INDEX account_name ON user (nick) WHERE password IS NOT NULL;"
    "CREATE INDEX account_skeleton ON user (skeleton) WHERE password IS NOT NULL;"
    "CREATE INDEX user_gone ON user (id) WHERE gone = 1;"
    "CREATE TABLE past_nick (hash BLOB PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;"
    "ALTER TABLE session ADD COLUMN used INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE session ADD COLUMN client TEXT NOT NULL DEFAULT '';"
    "UPDATE session SET used = created;"
    "CREATE INDEX session_user ON session (user);"
    "CREATE TABLE device ("
    " hash BLOB PRIMARY KEY, user INTEGER NOT NULL, created INTEGER NOT NULL,"
    " expires INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE INDEX device_user ON device (user, expires);"
    "CREATE INDEX device_expires ON device (expires);"
    "CREATE INDEX tabl_owner ON tabl (owner);"
    "ALTER TABLE chat ADD COLUMN user INTEGER;"
    "UPDATE chat SET user = COALESCE("
    " (SELECT s.user FROM seat s JOIN user u ON u.id = s.user"
    "  WHERE s.tabl = chat.tabl AND u.nick = chat.nick),"
    " (SELECT u.id FROM user u WHERE u.nick = chat.nick AND u.password IS NOT NULL));"
    "CREATE INDEX chat_user ON chat (user) WHERE user IS NOT NULL;",
    /* Mutes, reports, what the operator decides and a log of it. */
    "CREATE TABLE mute ("
    " user INTEGER NOT NULL, other INTEGER NOT NULL, PRIMARY KEY (user, other)) WITHOUT ROWID;"
    "CREATE TABLE report ("
    " id INTEGER PRIMARY KEY AUTOINCREMENT, tabl INTEGER NOT NULL, reporter INTEGER NOT NULL,"
    " about INTEGER, line INTEGER, reason TEXT NOT NULL, context TEXT NOT NULL,"
    " at INTEGER NOT NULL, is_closed INTEGER NOT NULL DEFAULT 0);"
    "CREATE INDEX report_open ON report (id) WHERE NOT is_closed;"
    "CREATE TABLE penalty ("
    " user INTEGER PRIMARY KEY, muted_until INTEGER NOT NULL, banned_until INTEGER NOT NULL);"
    "CREATE TABLE moderation ("
    " id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, operator TEXT NOT NULL,"
    " act TEXT NOT NULL, user INTEGER, nick TEXT, hours INTEGER);",
    /* What others hold about a person, found when the person changes or goes. */
    "CREATE INDEX mute_other ON mute (other);"
    "CREATE INDEX report_reporter ON report (reporter);"
    "CREATE INDEX moderation_user ON moderation (user);",
    /* Notifications: where people want to be told, when not, how far they were told of what they
     * are asked, and the key that proves to push services who sends. */
    "CREATE TABLE push ("
    " id INTEGER PRIMARY KEY AUTOINCREMENT, user INTEGER NOT NULL, session BLOB NOT NULL,"
    " endpoint TEXT NOT NULL UNIQUE, point BLOB NOT NULL, auth BLOB NOT NULL,"
    " lang INTEGER NOT NULL, created INTEGER NOT NULL);"
    "CREATE INDEX push_user ON push (user);"
    "CREATE INDEX push_session ON push (session);"
    "CREATE TRIGGER push_ends AFTER DELETE ON session"
    " BEGIN DELETE FROM push WHERE session = OLD.hash; END;"
    "CREATE TABLE push_key (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);"
    "ALTER TABLE user ADD COLUMN quiet_from INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE user ADD COLUMN quiet_to INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE user ADD COLUMN zone INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE user ADD COLUMN reminders INTEGER NOT NULL DEFAULT 1;"
    "ALTER TABLE seat ADD COLUMN told INTEGER NOT NULL DEFAULT 0;",
    /* What people at a table agreed on beside the rules, as bits; and what they are told. */
    "ALTER TABLE tabl ADD COLUMN terms INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE notice ("
    " tabl INTEGER NOT NULL, n INTEGER NOT NULL, kind INTEGER NOT NULL, seat INTEGER NOT NULL,"
    " other INTEGER, ply INTEGER NOT NULL, at INTEGER NOT NULL, text_pl TEXT NOT NULL,"
    " text_en TEXT NOT NULL, PRIMARY KEY (tabl, n)) WITHOUT ROWID;",
    /* How often a seat's time has run out, and whether the match was lost by that. */
    "ALTER TABLE seat ADD COLUMN outs INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE seat ADD COLUMN is_lost INTEGER NOT NULL DEFAULT 0;",
    /* Whose nick it was, as long as that person may have it back. */
    "ALTER TABLE past_nick ADD COLUMN user INTEGER;"
    "CREATE INDEX past_nick_user ON past_nick (user, until) WHERE user IS NOT NULL;",
    /* What accounts prefer. */
    "CREATE TABLE pref ("
    " user INTEGER PRIMARY KEY, version INTEGER NOT NULL, text TEXT NOT NULL);",
    /* Since when the clocks of a table stand still, and whom its host keeps away. */
    "ALTER TABLE tabl ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE bar ("
    " tabl INTEGER NOT NULL, user INTEGER NOT NULL, PRIMARY KEY (tabl, user)) WITHOUT ROWID;"
    "CREATE INDEX bar_user ON bar (user);",
    /* Of matches that are over, whom seats played and how it ended (match/story.h). */
    "ALTER TABLE tabl ADD COLUMN brief TEXT;",
    /* Vacations: times of the wall clock, how many days each counts as, and whether clocks stand
     * still for it. */
    "CREATE TABLE vacation ("
    " user INTEGER NOT NULL, begins INTEGER NOT NULL, ends INTEGER NOT NULL,"
    " days INTEGER NOT NULL, is_on INTEGER NOT NULL, PRIMARY KEY (user, begins)) WITHOUT ROWID;"
    "CREATE TRIGGER vacation_ends AFTER DELETE ON user"
    " BEGIN DELETE FROM vacation WHERE user = OLD.id; END;",
    /* Mail: the address of an account, what ends it, and what confirms it; and which addresses were
     * asked lately. */
    "CREATE TABLE mail ("
    " user INTEGER PRIMARY KEY, address TEXT NOT NULL, is_confirmed INTEGER NOT NULL,"
    " lang INTEGER NOT NULL, secret TEXT NOT NULL UNIQUE, code TEXT NOT NULL UNIQUE);"
    "CREATE TRIGGER mail_ends AFTER DELETE ON user"
    " BEGIN DELETE FROM mail WHERE user = OLD.id; END;"
    "CREATE TABLE mail_asked (hash BLOB PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;",
    /* How often it was. */
    "ALTER TABLE mail_asked ADD COLUMN count INTEGER NOT NULL DEFAULT 1;",
};

#endif
