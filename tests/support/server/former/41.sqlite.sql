-- A database of version 41 on SQLite, as the last release before 1.0 left it, with rows in every table.

CREATE TABLE "migrations" (
    "version" integer primary key,
    "name" text not null,
    "applied_at" text not null
);

CREATE TABLE "days" (
    "id" integer primary key autoincrement,
    "date" text not null unique,
    "state" text not null,
    "fish" text not null,
    "total_count" integer not null,
    "guest_count" integer default 0 not null,
    "memo" text default '' not null,
    "price" integer not null,
    "reserve_price" integer not null,
    charter_count integer not null default 0 constraint days_charter check (charter_count = 0 or charter_count = guest_count),
    depart_at text constraint days_depart_at check (depart_at is null or depart_at between '00:00' and '23:59'),
    return_at text constraint days_return_at check (return_at is null or return_at between '00:00' and '23:59'),
    meet_at integer constraint days_meet_at check (meet_at is null or meet_at between 0 and 240),
    memo_public text not null default 'N' constraint days_memo_public check (memo_public in ('Y', 'N')),
    confirmed text not null default 'N' constraint days_confirmed check (confirmed in ('Y', 'N')),
    min_count integer not null default 0 constraint days_min_count check (min_count >= 0),
    held_count integer not null default 0 constraint days_held check (held_count = 0 or (held_count > 0 and guest_count + held_count <= total_count and charter_count = 0)),
    opens_at text constraint days_opens_at check (opens_at is null or (length(opens_at) = 24 and substr(opens_at, 15) in ('00:00.000Z', '30:00.000Z'))),
    constraint "days_date" check (length(date) = 10),
    constraint "days_state" check (state in ('OPEN', 'COMPLETE', 'CLOSE', 'CANCEL')),
    constraint "days_seats" check (guest_count >= 0 and guest_count <= total_count),
    constraint "days_prices" check (price >= 0 and reserve_price >= 0)
);

CREATE TABLE "guests" (
    "id" integer primary key autoincrement,
    "day_id" integer not null references "days" ("id"),
    "number" text not null unique,
    "name" text not null,
    "phone" text not null,
    "password_hash" text,
    "password_salt" text,
    "guest_count" integer not null,
    "state" text not null,
    "memo" text default '' not null,
    "created_at" text not null,
    "completed_at" text,
    "cancelled_at" text,
    "cancelled_by" text,
    "refund_rate" integer,
    "refund_won" integer,
    "refunded_at" text,
    "paid_won" integer,
    "deleted_at" text check (deleted_at is null or (state = 'CANCEL' and name = '' and phone = '' and memo = '')),
    "price" integer default 0 not null,
    "reserve_price" integer default 0 not null,
    "owed_since" text,
    "paid_before_won" integer,
    charter text not null default 'N' constraint guests_charter_flag check (charter in ('Y', 'N')),
    total_price integer constraint guests_total_price check (total_price is null or (total_price >= 0 and charter = 'Y')),
    total_reserve_price integer constraint guests_total_reserve_price check (total_reserve_price is null or (total_reserve_price >= 0 and charter = 'Y')),
    "called_at" text,
    pay_by text,
    before_trip_cancelled text,
    payer text not null default '',
    claimed_at text,
    "boarded_at" text,
    "kept_won" integer default 0 not null,
    "paid_back_won" integer default 0 not null,
    "refund_parts" text,
    constraint "guests_number" check (length(number) = 14),
    constraint "guests_count" check (guest_count > 0),
    constraint "guests_state" check (state in ('WATTING', 'COMPLETE', 'CANCEL'))
);

CREATE TABLE "config" (
    "id" integer primary key,
    "name" text,
    "desc" text,
    "tel" text,
    "owner" text,
    "address" text,
    "bizno" text,
    "bank" text,
    "band" text,
    "homepage" text,
    "month" integer,
    "reserve_time" integer,
    "kt_admin" text,
    "use_reserve_find" text,
    "tide_table" text check (tide_table in ('7물때식', '8물때식', 'OFF')),
    depart_at text constraint config_depart_at check (depart_at is null or depart_at between '00:00' and '23:59'),
    return_at text constraint config_return_at check (return_at is null or return_at between '00:00' and '23:59'),
    meet_at integer constraint config_meet_at check (meet_at is null or meet_at between 0 and 240),
    pay_rest text,
    pay_back text,
    pay_hours integer constraint config_pay_hours check (pay_hours is null or pay_hours between 1 and 240),
    pay_hours_soon integer constraint config_pay_hours_soon check (pay_hours_soon is null or pay_hours_soon between 1 and 240),
    use_waiting text constraint config_use_waiting check (use_waiting in ('Y', 'N')),
    hold_minutes integer constraint config_hold_minutes check (hold_minutes between 10 and 1440),
    auto_cancel text constraint config_auto_cancel check (auto_cancel in ('Y', 'N')),
    fair_start integer constraint config_fair_start check (fair_start between 0 and 30),
    constraint "config_one_row" check (id = 1),
    constraint "config_kt_admin" check (kt_admin in ('Y', 'N')),
    constraint "config_use_reserve_find" check (use_reserve_find in ('Y', 'N'))
);

CREATE TABLE "users" (
    "id" integer primary key autoincrement,
    "userid" text not null unique,
    "password_hash" text not null,
    "created_at" text not null
);

CREATE TABLE "refresh_tokens" (
    "id" integer primary key autoincrement,
    "user_id" integer not null references "users" ("id") on delete cascade,
    "family" text not null,
    "parent_id" integer references "refresh_tokens" ("id") on delete set null,
    "token_hash" text not null unique,
    "started_at" text not null,
    "issued_at" text not null,
    "replaced_at" text,
    "ended_at" text
);

CREATE TABLE "idempotency_keys" (
    "key" text primary key,
    "guest_id" integer not null references "guests" ("id") on delete cascade,
    "created_at" text not null,
    "request_hash" text,
    "guest_count" integer,
    "price" integer,
    "reserve_price" integer,
    "pay_by" text
);

CREATE TABLE "throttle" (
    "key" text primary key,
    "attempts" integer not null,
    "until" text not null
);

CREATE TABLE "changes" (
    "id" integer primary key autoincrement,
    "at" text not null,
    "actor" text not null,
    "user_id" integer,
    "action" text not null,
    "day_id" integer,
    "guest_id" integer,
    "before" text,
    "after" text,
    constraint "changes_actor" check (actor in ('visitor', 'operator', 'system'))
);

CREATE TABLE "live_tickets" (
    "ticket_hash" text primary key,
    "user_id" integer not null references "users" ("id") on delete cascade,
    "family" text not null,
    "expires_at" text not null
);

CREATE TABLE "logo" (
    "id" integer primary key,
    "type" text not null,
    "bytes" blob not null,
    "width" integer not null,
    "height" integer not null,
    "version" text not null,
    "stored_at" text not null,
    constraint "logo_one_row" check (id = 1),
    constraint "logo_type" check (type in ('image/png', 'image/jpeg'))
);

CREATE TABLE "backups" (
    "id" integer primary key,
    "next_at" text not null,
    "done_at" text,
    "bookings" integer,
    "bytes" bigint,
    "failed_at" text,
    "reason" text,
    constraint "backups_one_row" check (id = 1),
    constraint "backups_failed" check ((failed_at is null) = (reason is null))
);

CREATE TABLE "second_steps" (
    "user_id" integer primary key references "users" ("id") on delete cascade,
    "encrypted_key" text not null,
    "codes_salt" text not null,
    "confirmed_at" text,
    "last_step" integer
);

CREATE TABLE "recovery_codes" (
    "id" integer primary key autoincrement,
    "user_id" integer not null references "users" ("id") on delete cascade,
    "code_hash" text not null,
    constraint "recovery_codes_hash" unique ("user_id", "code_hash")
);

CREATE TABLE "notices" (
    "id" integer primary key autoincrement,
    "day_id" integer not null references "days" ("id"),
    "key" text unique,
    "text" text not null,
    "bookings" integer not null,
    "created_at" text not null
);

CREATE TABLE "cancelled_trips" (
    "day_id" integer primary key references "days" ("id"),
    "at" text not null,
    "reason" text not null,
    "state" text not null,
    "memo" text not null,
    "memo_after" text not null,
    constraint "cancelled_trips_reason" check (reason in ('WEATHER', 'TOO_FEW', 'MAINTENANCE', 'OTHER')),
    constraint "cancelled_trips_state" check (state in ('OPEN', 'COMPLETE', 'CLOSE', 'CANCEL'))
);

CREATE TABLE "waiting" (
    "id" integer primary key autoincrement,
    "day_id" integer not null references "days" ("id"),
    "number" integer not null,
    "name" text not null,
    "phone" text not null,
    "password_hash" text,
    "password_salt" text,
    "guest_count" integer not null,
    "state" text not null,
    "created_at" text not null,
    "key" text unique,
    "request_hash" text,
    "offer_salt" text,
    "token_hash" text unique,
    "hold_until" text,
    "skipped_at" text,
    "guest_id" integer,
    constraint "waiting_guest_count" check (guest_count > 0),
    constraint "waiting_state" check (state in ('WAITING', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'REMOVED')),
    constraint "waiting_hold" check ((state = 'OFFERED') = (hold_until is not null))
);

CREATE TABLE "calendar_feed" (
    "id" integer primary key,
    "salt" text not null,
    "token_hash" text not null,
    "made_at" text not null,
    constraint "calendar_feed_one_row" check (id = 1)
);

CREATE TABLE "messages" (
    "id" integer primary key autoincrement,
    "dedup_key" text not null unique,
    "kind" text not null,
    "audience" text not null,
    "guest_id" integer,
    "facts" text default '{}' not null,
    "state" text default 'QUEUED' not null,
    "attempts" integer default 0 not null,
    "due_at" text not null,
    "claimed_until" text,
    "created_at" text not null,
    "sent_at" text,
    "last_error" text,
    "sent_text" text constraint "messages_sent_text" check ("sent_text" is null or state = 'SENT'),
    "sent_to" text constraint "messages_sent_to" check ("sent_to" is null or state = 'SENT'),
    waiting_id integer constraint messages_subject check ((guest_id is null) <> (waiting_id is null)),
    constraint "messages_kind" check (kind in ('BOOKED', 'EDITED', 'PAID', 'CANCELLED', 'MOVED', 'NOTICE', 'TRIP_CANCELLED', 'TRIP_RESTORED', 'OFFER', 'REMINDER', 'DEADLINE_PASSED')),
    constraint "messages_audience" check (audience in ('guest', 'operator')),
    constraint "messages_state" check (state in ('QUEUED', 'SENT', 'PARKED', 'DROPPED'))
);

CREATE TABLE "pictures" (
    "hash" text primary key,
    "width" integer not null,
    "height" integer not null,
    "bytes" integer not null,
    "stored_at" text not null,
    constraint "pictures_size" check (width > 0 and height > 0 and bytes > 0)
);

CREATE TABLE "picture_files" (
    "hash" text not null references "pictures" ("hash") on delete cascade,
    "width" integer not null,
    "content" blob not null,
    constraint "picture_files_key" primary key ("hash", "width")
);

CREATE TABLE "picture_uploads" (
    "key" text primary key,
    "bytes" integer not null,
    "received" integer default 0 not null,
    "began_at" text not null,
    "hash" text references "pictures" ("hash") on delete cascade,
    "refusal" text,
    constraint "picture_uploads_received" check (received between 0 and bytes)
);

CREATE TABLE "picture_parts" (
    "key" text not null references "picture_uploads" ("key") on delete cascade,
    "at" integer not null,
    "content" blob not null,
    constraint "picture_parts_key" primary key ("key", "at")
);

CREATE TABLE "catches" (
    "id" integer primary key autoincrement,
    "date" text not null,
    "story" text not null,
    "created_at" text not null,
    "key" text unique
);

CREATE TABLE "catch_pictures" (
    "catch_id" integer not null references "catches" ("id") on delete cascade,
    "place" integer not null,
    "hash" text not null references "pictures" ("hash"),
    "caption" text not null,
    constraint "catch_pictures_key" primary key ("catch_id", "place"),
    constraint "catch_pictures_place" check (place between 1 and 10)
);

CREATE TABLE "about_versions" (
    "id" integer primary key autoincrement,
    "content" text not null,
    "saved_at" text
);

CREATE TABLE "about_pictures" (
    "version_id" integer not null references "about_versions" ("id") on delete cascade,
    "hash" text not null references "pictures" ("hash"),
    constraint "about_pictures_key" primary key ("version_id", "hash")
);

CREATE TABLE "draws" (
    "day_id" integer not null references "days" ("id"),
    "opens_at" text not null,
    "seed" text not null,
    "entries" integer default 0 not null,
    "drawn_at" text,
    "drawn_order" text,
    constraint "draws_key" primary key ("day_id", "opens_at"),
    constraint "draws_drawn" check ((drawn_at is null) = (drawn_order is null))
);

CREATE TABLE "draw_entries" (
    "id" integer primary key autoincrement,
    "day_id" integer not null references "days" ("id"),
    "opens_at" text not null,
    "number" integer not null,
    "rank" integer,
    "name" text not null,
    "phone" text not null,
    "password_hash" text,
    "password_salt" text,
    "guest_count" integer not null,
    "ask_duplicate" text not null,
    "address" text not null,
    "created_at" text not null,
    "key" text unique,
    "request_hash" text,
    "price" integer,
    "reserve_price" integer,
    constraint "draw_entries_guest_count" check (guest_count > 0),
    constraint "draw_entries_ask_duplicate" check (ask_duplicate in ('Y', 'N'))
);

CREATE TABLE "ticks" (
    "key" text not null primary key,
    "guest_id" integer not null references "guests" ("id") on delete cascade,
    "mark" text not null,
    "at" text not null
);

CREATE TABLE "draw_refusals" (
    "key" text not null primary key,
    "day_id" integer not null references "days" ("id"),
    "code" text not null
);

CREATE TABLE "alive" (
    "id" integer primary key,
    "at" text not null,
    constraint "alive_one_row" check (id = 1)
);

INSERT INTO migrations ("version", "name", "applied_at") VALUES
    (1, 'first', '2026-11-20T00:00:00.000Z'),
    (2, 'history', '2026-11-20T00:00:00.000Z'),
    (3, 'messages', '2026-11-20T00:00:00.000Z'),
    (4, 'live tickets', '2026-11-20T00:00:00.000Z'),
    (5, 'logo', '2026-11-20T00:00:00.000Z'),
    (6, 'refunds', '2026-11-20T00:00:00.000Z'),
    (7, 'tide table', '2026-11-20T00:00:00.000Z'),
    (8, 'paid', '2026-11-20T00:00:00.000Z'),
    (9, 'first answers', '2026-11-20T00:00:00.000Z'),
    (10, 'deleted debts', '2026-11-20T00:00:00.000Z'),
    (11, 'booked price', '2026-11-20T00:00:00.000Z'),
    (12, 'guests by phone', '2026-11-20T00:00:00.000Z'),
    (13, 'sent texts', '2026-11-20T00:00:00.000Z'),
    (14, 'growth', '2026-11-20T00:00:00.000Z'),
    (15, 'backups', '2026-11-20T00:00:00.000Z'),
    (16, 'second step', '2026-11-20T00:00:00.000Z'),
    (17, 'charters', '2026-11-20T00:00:00.000Z'),
    (18, 'moved', '2026-11-20T00:00:00.000Z'),
    (19, 'day facts', '2026-11-20T00:00:00.000Z'),
    (20, 'notices', '2026-11-20T00:00:00.000Z'),
    (21, 'deadlines', '2026-11-20T00:00:00.000Z'),
    (22, 'cancelled trips', '2026-11-20T00:00:00.000Z'),
    (23, 'waiting', '2026-11-20T00:00:00.000Z'),
    (24, 'deposit statements', '2026-11-20T00:00:00.000Z'),
    (25, 'calendar feed', '2026-11-20T00:00:00.000Z'),
    (26, 'overdue', '2026-11-20T00:00:00.000Z'),
    (27, 'pictures', '2026-11-20T00:00:00.000Z'),
    (28, 'catches', '2026-11-20T00:00:00.000Z'),
    (29, 'about', '2026-11-20T00:00:00.000Z'),
    (30, 'opens at', '2026-11-20T00:00:00.000Z'),
    (31, 'draws', '2026-11-20T00:00:00.000Z'),
    (32, 'ticks', '2026-11-20T00:00:00.000Z'),
    (33, 'draw refusals', '2026-11-20T00:00:00.000Z'),
    (34, 'claimed deposits', '2026-11-20T00:00:00.000Z'),
    (35, 'kept deposits', '2026-11-20T00:00:00.000Z'),
    (36, 'alive', '2026-11-20T00:00:00.000Z'),
    (37, 'money in parts', '2026-11-20T00:00:00.000Z'),
    (38, 'refunded', '2026-11-20T00:00:00.000Z'),
    (39, 'first words of the boat', '2026-11-20T00:00:00.000Z'),
    (40, 'first prices', '2026-11-20T00:00:00.000Z'),
    (41, 'plain counts', '2026-11-20T00:00:00.000Z');

INSERT INTO days ("id", "date", "state", "fish", "total_count", "guest_count", "memo", "price", "reserve_price", "charter_count", "depart_at", "return_at", "meet_at", "memo_public", "confirmed", "min_count", "held_count", "opens_at") VALUES
    (1, '2026-12-05', 'COMPLETE', '갈치', 4, 4, '독선', 20, 10, 0, NULL, NULL, NULL, 'N', 'N', 0, 0, NULL),
    (2, '2026-12-06', 'OPEN', '참돔', 20, 0, '', 18, 0, 0, NULL, NULL, NULL, 'N', 'N', 0, 2, '2026-11-25T11:00:00.000Z'),
    (3, '2026-12-07', 'COMPLETE', '갈치', 20, 6, '', 20, 10, 6, NULL, NULL, NULL, 'N', 'N', 0, 0, NULL),
    (4, '2026-12-08', 'OPEN', '갈치', 20, 0, '어묵탕', 20, 10, 0, '17:00', '05:00', 30, 'Y', 'Y', 8, 0, NULL);

INSERT INTO guests ("id", "day_id", "number", "name", "phone", "password_hash", "password_salt", "guest_count", "state", "memo", "created_at", "completed_at", "cancelled_at", "cancelled_by", "refund_rate", "refund_won", "refunded_at", "paid_won", "deleted_at", "price", "reserve_price", "owed_since", "paid_before_won", "charter", "total_price", "total_reserve_price", "called_at", "pay_by", "before_trip_cancelled", "payer", "claimed_at", "boarded_at", "kept_won", "paid_back_won", "refund_parts") VALUES
    (1, 1, '1111-1111-1111', '김바다', '010-0000-0001', 'hash', 'salt', 4, 'COMPLETE', '창가', '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z', NULL, NULL, NULL, NULL, NULL, 350000, NULL, 18, 9, '2026-11-20T00:00:00.000Z', 90000, 'N', NULL, NULL, '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z', NULL, '주식회사 바다', '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z', 50000, 20000, '[{"freed":100000,"back":50000}]'),
    (2, 1, '2222-2222-2222', '', '', NULL, NULL, 2, 'CANCEL', '', '2026-11-20T00:00:00.000Z', NULL, '2026-11-20T00:00:00.000Z', 'operator', 50, 400000, '2026-11-20T00:00:00.000Z', 800000, '2026-11-20T00:00:00.000Z', 20, 10, NULL, NULL, 'N', NULL, NULL, NULL, NULL, '{"state":"COMPLETE"}', '', NULL, NULL, 0, 0, NULL),
    (3, 3, '9999-9999-9999', '이바다', '010-0000-0002', NULL, NULL, 6, 'WATTING', '', '2026-11-20T00:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 20, 10, NULL, NULL, 'Y', 150, 50, NULL, NULL, NULL, '', NULL, NULL, 0, 0, NULL);

INSERT INTO config ("id", "name", "desc", "tel", "owner", "address", "bizno", "bank", "band", "homepage", "month", "reserve_time", "kt_admin", "use_reserve_find", "tide_table", "depart_at", "return_at", "meet_at", "pay_rest", "pay_back", "pay_hours", "pay_hours_soon", "use_waiting", "hold_minutes", "auto_cancel", "fair_start") VALUES
    (1, '새벽호', '낚싯배', '061-000-0000', '김선장', '여수시', '123-45-67890', '은행 1234', 'https://band.us/boat', 'https://boat.example', 3, 10, 'Y', 'N', '8물때식', '05:00', '15:00', 30, '배에서 현금', '3일 안에 입금', 24, 6, 'Y', 90, 'Y', 20);

INSERT INTO users ("id", "userid", "password_hash", "created_at") VALUES
    (1, 'admin', 'hash', '2026-11-20T00:00:00.000Z');

INSERT INTO refresh_tokens ("id", "user_id", "family", "parent_id", "token_hash", "started_at", "issued_at", "replaced_at", "ended_at") VALUES
    (1, 1, 'family', NULL, 'first', '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z', NULL),
    (2, 1, 'family', 1, 'second', '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z', NULL, '2026-11-20T00:00:00.000Z');

INSERT INTO idempotency_keys ("key", "guest_id", "created_at", "request_hash", "guest_count", "price", "reserve_price", "pay_by") VALUES
    ('key', 1, '2026-11-20T00:00:00.000Z', 'hash', 4, 20, 10, '2026-11-20T00:00:00.000Z');

INSERT INTO throttle ("key", "attempts", "until") VALUES
    ('key', 3, '2026-11-20T00:00:00.000Z');

INSERT INTO changes ("id", "at", "actor", "user_id", "action", "day_id", "guest_id", "before", "after") VALUES
    (1, '2026-11-20T00:00:00.000Z', 'operator', 1, 'PAID', 1, 1, '{"state":"WATTING"}', '{"state":"COMPLETE"}');

INSERT INTO live_tickets ("ticket_hash", "user_id", "family", "expires_at") VALUES
    ('hash', 1, 'family', '2026-11-20T00:00:00.000Z');

INSERT INTO logo ("id", "type", "bytes", "width", "height", "version", "stored_at") VALUES
    (1, 'image/png', x'008950ff', 40, 30, 'v', '2026-11-20T00:00:00.000Z');

INSERT INTO backups ("id", "next_at", "done_at", "bookings", "bytes", "failed_at", "reason") VALUES
    (1, '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z', 2, 5000000000, '2026-11-20T00:00:00.000Z', '자리가 없습니다.');

INSERT INTO second_steps ("user_id", "encrypted_key", "codes_salt", "confirmed_at", "last_step") VALUES
    (1, 'key', 'salt', '2026-11-20T00:00:00.000Z', 59000000);

INSERT INTO recovery_codes ("id", "user_id", "code_hash") VALUES
    (1, 1, 'first'),
    (2, 1, 'second');

INSERT INTO notices ("id", "day_id", "key", "text", "bookings", "created_at") VALUES
    (1, 1, 'key', '내일은 새벽 4시에 모입니다.', 1, '2026-11-20T00:00:00.000Z');

INSERT INTO cancelled_trips ("day_id", "at", "reason", "state", "memo", "memo_after") VALUES
    (1, '2026-11-20T00:00:00.000Z', 'WEATHER', 'OPEN', '', '');

INSERT INTO waiting ("id", "day_id", "number", "name", "phone", "password_hash", "password_salt", "guest_count", "state", "created_at", "key", "request_hash", "offer_salt", "token_hash", "hold_until", "skipped_at", "guest_id") VALUES
    (1, 2, 1, '박파도', '010-0000-0003', 'hash', 'salt', 2, 'OFFERED', '2026-11-20T00:00:00.000Z', 'waiting', 'hash', 'salt', 'token', '2026-11-20T00:00:00.000Z', NULL, NULL),
    (2, 2, 2, '최너울', '010-0000-0004', NULL, NULL, 4, 'WAITING', '2026-11-20T00:00:00.000Z', NULL, NULL, NULL, NULL, NULL, '2026-11-20T00:00:00.000Z', NULL),
    (3, 2, 3, '한물결', '010-0000-0006', NULL, NULL, 1, 'ACCEPTED', '2026-11-20T00:00:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, 1);

INSERT INTO calendar_feed ("id", "salt", "token_hash", "made_at") VALUES
    (1, 'salt', 'hash', '2026-11-20T00:00:00.000Z');

INSERT INTO messages ("id", "dedup_key", "kind", "audience", "guest_id", "facts", "state", "attempts", "due_at", "claimed_until", "created_at", "sent_at", "last_error", "sent_text", "sent_to", "waiting_id") VALUES
    (1, 'PAID:1', 'PAID', 'guest', 1, '{}', 'PARKED', 6, '2026-11-20T00:00:00.000Z', NULL, '2026-11-20T00:00:00.000Z', NULL, 'refused', NULL, NULL, NULL),
    (2, 'BOOKED:1', 'BOOKED', 'guest', 1, '{}', 'SENT', 1, '2026-11-20T00:00:00.000Z', NULL, '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z', NULL, '예약이 신청되었습니다.', '010-0000-0001', NULL),
    (3, 'MOVED:1', 'MOVED', 'guest', 1, '{"movedFrom":"2026-12-04","movedTo":"2026-12-05"}', 'QUEUED', 0, '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z', NULL, NULL, NULL, NULL, NULL),
    (4, 'NOTICE:1', 'NOTICE', 'guest', 1, '{"notice":1,"noticeDate":"2026-12-05"}', 'QUEUED', 0, '2026-11-20T00:00:00.000Z', NULL, '2026-11-20T00:00:00.000Z', NULL, NULL, NULL, NULL, NULL),
    (5, 'TRIP_CANCELLED:1', 'TRIP_CANCELLED', 'guest', 1, '{"tripReason":"WEATHER"}', 'QUEUED', 0, '2026-11-20T00:00:00.000Z', NULL, '2026-11-20T00:00:00.000Z', NULL, NULL, NULL, NULL, NULL),
    (6, 'OFFER:1', 'OFFER', 'guest', NULL, '{"offer":"salt"}', 'QUEUED', 0, '2026-11-20T00:00:00.000Z', NULL, '2026-11-20T00:00:00.000Z', NULL, NULL, NULL, NULL, 1),
    (7, 'REMINDER:1', 'REMINDER', 'guest', 1, '{}', 'QUEUED', 0, '2026-11-20T00:00:00.000Z', NULL, '2026-11-20T00:00:00.000Z', NULL, NULL, NULL, NULL, NULL);

INSERT INTO pictures ("hash", "width", "height", "bytes", "stored_at") VALUES
    ('0123456789abcdef0123456789abcdef', 480, 320, 4, '2026-11-20T00:00:00.000Z');

INSERT INTO picture_files ("hash", "width", "content") VALUES
    ('0123456789abcdef0123456789abcdef', 480, x'000102ff');

INSERT INTO picture_uploads ("key", "bytes", "received", "began_at", "hash", "refusal") VALUES
    ('made', 9, 9, '2026-11-20T00:00:00.000Z', '0123456789abcdef0123456789abcdef', NULL),
    ('begun', 9, 3, '2026-11-20T00:00:00.000Z', NULL, NULL),
    ('refused', 9, 9, '2026-11-20T00:00:00.000Z', NULL, 'BROKEN');

INSERT INTO picture_parts ("key", "at", "content") VALUES
    ('begun', 0, x'ffd8ff');

INSERT INTO catches ("id", "date", "story", "created_at", "key") VALUES
    (1, '2026-11-19', '갈치 풍년', '2026-11-20T00:00:00.000Z', 'catch');

INSERT INTO catch_pictures ("catch_id", "place", "hash", "caption") VALUES
    (1, 1, '0123456789abcdef0123456789abcdef', '첫 수');

INSERT INTO about_versions ("id", "content", "saved_at") VALUES
    (1, '{"homeTitle":"","homeLead":"","introduction":"","port":"","photos":[],"features":[{"art":"feature-deck","name":"넓은 갑판","text":""},{"art":"feature-wheelhouse","name":"조타실","text":""},{"art":"feature-cabin","name":"선실","text":""},{"art":"feature-restroom","name":"화장실","text":""}],"parking":"","marker":{"latitude":34.7278,"longitude":127.7226},"itemsToBring":["신분증","개인 장비와 채비","아이스박스","방한복·우의","멀미약","간식"],"itemsProvided":["미끼","얼음","식사","커피·생수"],"rentals":[{"art":"rod","name":"갈치 낚싯대","price":1},{"art":"reel","name":"전동릴","price":1},{"art":"cooler","name":"아이스박스","price":1},{"art":"lifejacket","name":"구명조끼","price":0}],"seasons":[{"from":12,"to":3,"fish":["오징어","참돔"],"art":null},{"from":4,"to":7,"fish":["갈치","한치"],"art":null},{"from":5,"to":12,"fish":["갈치"],"art":"galchi-night"}],"links":[]}', NULL),
    (2, '{"homeTitle":"","homeLead":"","introduction":"","port":"국동항","photos":[],"features":[{"art":"feature-deck","name":"넓은 갑판","text":""},{"art":"feature-wheelhouse","name":"조타실","text":""},{"art":"feature-cabin","name":"선실","text":""},{"art":"feature-restroom","name":"화장실","text":""}],"parking":"","marker":{"latitude":34.7278,"longitude":127.7226},"itemsToBring":["신분증","개인 장비와 채비","아이스박스","방한복·우의","멀미약","간식"],"itemsProvided":["미끼","얼음","식사","커피·생수"],"rentals":[{"art":"rod","name":"갈치 낚싯대","price":1},{"art":"reel","name":"전동릴","price":1},{"art":"cooler","name":"아이스박스","price":1},{"art":"lifejacket","name":"구명조끼","price":0}],"seasons":[{"from":12,"to":3,"fish":["오징어","참돔"],"art":null},{"from":4,"to":7,"fish":["갈치","한치"],"art":null},{"from":5,"to":12,"fish":["갈치"],"art":"galchi-night"}],"links":[]}', '2026-11-20T00:00:00.000Z');

INSERT INTO about_pictures ("version_id", "hash") VALUES
    (1, '0123456789abcdef0123456789abcdef');

INSERT INTO draws ("day_id", "opens_at", "seed", "entries", "drawn_at", "drawn_order") VALUES
    (2, '2026-11-25T11:00:00.000Z', 'seed', 1, NULL, NULL),
    (1, '2026-11-18T11:00:00.000Z', 'seed', 2, '2026-11-20T00:00:00.000Z', '[2,1]');

INSERT INTO draw_entries ("id", "day_id", "opens_at", "number", "rank", "name", "phone", "password_hash", "password_salt", "guest_count", "ask_duplicate", "address", "created_at", "key", "request_hash", "price", "reserve_price") VALUES
    (1, 2, '2026-11-25T11:00:00.000Z', 1, 1, '정해랑', '010-0000-0005', 'hash', 'salt', 2, 'Y', '', '2026-11-20T00:00:00.000Z', 'drawn', 'hash', 18, 9);

INSERT INTO ticks ("key", "guest_id", "mark", "at") VALUES
    ('tick', 1, 'BOARDED', '2026-11-20T00:00:00.000Z');

INSERT INTO draw_refusals ("key", "day_id", "code") VALUES
    ('lost', 1, 'SEATS_GONE');

INSERT INTO alive ("id", "at") VALUES
    (1, '2026-11-20T00:00:00.000Z');
UPDATE sqlite_sequence SET seq = 4 WHERE name = 'days';
UPDATE sqlite_sequence SET seq = 3 WHERE name = 'guests';
UPDATE sqlite_sequence SET seq = 1 WHERE name = 'users';
UPDATE sqlite_sequence SET seq = 2 WHERE name = 'refresh_tokens';
UPDATE sqlite_sequence SET seq = 1 WHERE name = 'changes';
UPDATE sqlite_sequence SET seq = 2 WHERE name = 'recovery_codes';
UPDATE sqlite_sequence SET seq = 1 WHERE name = 'notices';
UPDATE sqlite_sequence SET seq = 3 WHERE name = 'waiting';
UPDATE sqlite_sequence SET seq = 7 WHERE name = 'messages';
UPDATE sqlite_sequence SET seq = 1 WHERE name = 'catches';
UPDATE sqlite_sequence SET seq = 2 WHERE name = 'about_versions';
UPDATE sqlite_sequence SET seq = 1 WHERE name = 'draw_entries';
CREATE INDEX "refresh_tokens_family" on "refresh_tokens" ("family");
CREATE INDEX "refresh_tokens_parent" on "refresh_tokens" ("parent_id");
CREATE INDEX "idempotency_keys_guest" on "idempotency_keys" ("guest_id");
CREATE INDEX "changes_day" on "changes" ("day_id");
CREATE INDEX "changes_guest" on "changes" ("guest_id");
CREATE INDEX "guests_phone" on "guests" ("phone");
CREATE INDEX guests_day on guests (day_id, state, created_at, deleted_at);
CREATE INDEX guests_open_refunds on guests (coalesce(cancelled_at, owed_since), id, refund_won) where refund_won > 0 and refunded_at is null;
CREATE INDEX days_cancelled on days (date) where state = 'CANCEL';
CREATE UNIQUE INDEX guests_day_id_key on guests (day_id) where charter = 'Y' and state <> 'CANCEL';
CREATE INDEX "notices_day" on "notices" ("day_id");
CREATE UNIQUE INDEX waiting_day_number on waiting (day_id, number);
CREATE UNIQUE INDEX waiting_in_line on waiting (day_id, phone) where state in ('WAITING', 'OFFERED');
CREATE INDEX waiting_held on waiting (hold_until) where state = 'OFFERED';
CREATE INDEX guests_person on guests (day_id) where name <> '' or phone <> '' or memo <> '' or payer <> '' or password_hash is not null or password_salt is not null;
CREATE INDEX guests_unpaid_by on guests (pay_by) where state = 'WATTING' and pay_by is not null and claimed_at is null;
CREATE INDEX "messages_due" on "messages" ("state", "due_at");
CREATE INDEX "messages_guest" on "messages" ("guest_id");
CREATE INDEX messages_state on messages (state, id);
CREATE INDEX messages_waiting on messages (waiting_id) where waiting_id is not null;
CREATE INDEX "catches_date" on "catches" ("date", "id");
CREATE INDEX "catch_pictures_hash" on "catch_pictures" ("hash");
CREATE INDEX "about_pictures_hash" on "about_pictures" ("hash");
CREATE UNIQUE INDEX draw_entries_number on draw_entries (day_id, opens_at, number);
CREATE UNIQUE INDEX draw_entries_phone on draw_entries (day_id, opens_at, phone);
CREATE INDEX "ticks_guest" on "ticks" ("guest_id");
CREATE INDEX guests_claimed on guests (state, day_id) where state = 'WATTING' and claimed_at is not null and deleted_at is null;
CREATE INDEX guests_refunded on guests (refunded_at) where refunded_at is not null;
CREATE INDEX guests_listed on guests (created_at, id, state, day_id, number, deleted_at) where deleted_at is null;
CREATE INDEX guests_state on guests (state, created_at, id, day_id, deleted_at) where deleted_at is null;
