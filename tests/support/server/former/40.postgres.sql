-- Makes a database of version 40 of that of version 41: what version 41 took away.

DROP INDEX guests_listed;
DROP INDEX guests_state;

CREATE FUNCTION keep_count_booked() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
    insert into kept_counts (kind, bucket, state, count)
    select 'booked', cast(replace(substr(old.created_at, 1, 10), '-', '') as integer), old.state, -1
    where old.deleted_at is null and old.id <= (select id from kept_until where name = 'guests') ; if tg_op = 'UPDATE' then insert into kept_counts (kind, bucket, state, count)
    select 'booked', cast(replace(substr(new.created_at, 1, 10), '-', '') as integer), new.state, 1
    where new.deleted_at is null and new.id <= (select id from kept_until where name = 'guests') ; end if; return null; end $$;

CREATE FUNCTION keep_count_day() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
    insert into kept_counts (kind, bucket, state, count)
    select 'day', old.day_id, old.state, -1
    where old.deleted_at is null and old.id <= (select id from kept_until where name = 'guests') ; if tg_op = 'UPDATE' then insert into kept_counts (kind, bucket, state, count)
    select 'day', new.day_id, new.state, 1
    where new.deleted_at is null and new.id <= (select id from kept_until where name = 'guests') ; end if; return null; end $$;

CREATE FUNCTION keep_count_messages() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin
    insert into kept_counts (kind, bucket, state, count)
    select 'messages', old.id / 1000, old.state, -1
    where true and old.id <= (select id from kept_until where name = 'messages') ; if tg_op = 'UPDATE' then insert into kept_counts (kind, bucket, state, count)
    select 'messages', new.id / 1000, new.state, 1
    where true and new.id <= (select id from kept_until where name = 'messages') ; end if; return null; end $$;

CREATE TABLE kept_counts (
    kind text NOT NULL,
    bucket integer NOT NULL,
    state text NOT NULL,
    count integer NOT NULL
);

CREATE TABLE kept_until (
    name text NOT NULL,
    id integer NOT NULL
);

INSERT INTO kept_counts (kind, bucket, state, count) VALUES
    ('day', 1, 'COMPLETE', 1),
    ('booked', 20261120, 'COMPLETE', 1),
    ('messages', 0, 'SENT', 1),
    ('messages', 0, 'PARKED', 1),
    ('changes', 0, '', 1);

INSERT INTO kept_until (name, id) VALUES
    ('guests', 2),
    ('messages', 2),
    ('changes', 1);
ALTER TABLE kept_until ADD CONSTRAINT kept_until_pkey PRIMARY KEY (name);
CREATE INDEX guests_created ON guests USING btree (created_at);
CREATE INDEX guests_pieces ON guests USING gin (array_to_tsvector(array_remove(ARRAY[
CASE
    WHEN (length(name) > 0) THEN ('n'::text || lower(substr(name, 1, 1)))
    ELSE ''::text
END,
CASE
    WHEN (length(name) > 1) THEN ('n'::text || lower(substr(name, 2, 1)))
    ELSE ''::text
END,
CASE
    WHEN (length(name) > 2) THEN ('n'::text || lower(substr(name, 3, 1)))
    ELSE ''::text
END,
CASE
    WHEN (length(name) > 3) THEN ('n'::text || lower(substr(name, 4, 1)))
    ELSE ''::text
END,
CASE
    WHEN (length(name) > 4) THEN ('n'::text || lower(substr(name, 5, 1)))
    ELSE ''::text
END,
CASE
    WHEN (length(name) > 5) THEN ('n'::text || lower(substr(name, 6, 1)))
    ELSE ''::text
END,
CASE
    WHEN (length(name) > 6) THEN ('n'::text || lower(substr(name, 7, 1)))
    ELSE ''::text
END,
CASE
    WHEN (length(name) > 7) THEN ('n'::text || lower(substr(name, 8, 1)))
    ELSE ''::text
END,
CASE
    WHEN (length(name) > 8) THEN ('n'::text || lower(substr(name, 9, 1)))
    ELSE ''::text
END,
CASE
    WHEN (length(name) > 9) THEN ('n'::text || lower(substr(name, 10, 1)))
    ELSE ''::text
END,
substr(replace(phone, '-'::text, ''::text), 1, 3),
substr(replace(phone, '-'::text, ''::text), 2, 3),
substr(replace(phone, '-'::text, ''::text), 3, 3),
substr(replace(phone, '-'::text, ''::text), 4, 3),
substr(replace(phone, '-'::text, ''::text), 5, 3),
substr(replace(phone, '-'::text, ''::text), 6, 3),
substr(replace(phone, '-'::text, ''::text), 7, 3),
substr(replace(phone, '-'::text, ''::text), 8, 3),
substr(replace(phone, '-'::text, ''::text), 9, 3),
substr(replace(phone, '-'::text, ''::text), 10, 3),
substr(replace(phone, '-'::text, ''::text), 11, 3),
substr(replace(number, '-'::text, ''::text), 1, 3),
substr(replace(number, '-'::text, ''::text), 2, 3),
substr(replace(number, '-'::text, ''::text), 3, 3),
substr(replace(number, '-'::text, ''::text), 4, 3),
substr(replace(number, '-'::text, ''::text), 5, 3),
substr(replace(number, '-'::text, ''::text), 6, 3),
substr(replace(number, '-'::text, ''::text), 7, 3),
substr(replace(number, '-'::text, ''::text), 8, 3),
substr(replace(number, '-'::text, ''::text), 9, 3),
substr(replace(number, '-'::text, ''::text), 10, 3),
substr(replace(number, '-'::text, ''::text), 11, 3),
substr(replace(number, '-'::text, ''::text), 12, 3)], ''::text)));
CREATE INDEX guests_state ON guests USING btree (state, created_at, id);
CREATE INDEX kept_counts_bucket ON kept_counts USING btree (kind, bucket);

CREATE TRIGGER kept_booked AFTER DELETE OR UPDATE OF created_at, state, deleted_at ON guests FOR EACH ROW EXECUTE FUNCTION keep_count_booked();

CREATE TRIGGER kept_day AFTER DELETE OR UPDATE OF day_id, state, deleted_at ON guests FOR EACH ROW EXECUTE FUNCTION keep_count_day();

CREATE TRIGGER kept_messages AFTER DELETE OR UPDATE OF state ON messages FOR EACH ROW EXECUTE FUNCTION keep_count_messages();

DELETE FROM migrations WHERE version = 41;
