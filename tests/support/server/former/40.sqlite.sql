-- Makes a database of version 40 of that of version 41: what version 41 took away.

DROP INDEX guests_listed;
DROP INDEX guests_state;
CREATE INDEX "guests_created" on "guests" ("created_at");
CREATE INDEX guests_state on guests (state, created_at, id);

CREATE TABLE kept_counts (
    kind text not null,
    bucket integer not null,
    state text not null,
    count integer not null,
    primary key (kind, bucket, state)
) without rowid;

CREATE TABLE kept_until (
    name text primary key,
    id integer not null
);

CREATE TABLE guest_search_due (
    id integer primary key
);

CREATE VIEW guest_pieces as select id, case when length(guests.name) > 0 then 'n' || lower(substr(guests.name, 1, 1)) else '' end
    || ' ' || case when length(guests.name) > 1 then 'n' || lower(substr(guests.name, 2, 1)) else '' end
    || ' ' || case when length(guests.name) > 2 then 'n' || lower(substr(guests.name, 3, 1)) else '' end
    || ' ' || case when length(guests.name) > 3 then 'n' || lower(substr(guests.name, 4, 1)) else '' end
    || ' ' || case when length(guests.name) > 4 then 'n' || lower(substr(guests.name, 5, 1)) else '' end
    || ' ' || case when length(guests.name) > 5 then 'n' || lower(substr(guests.name, 6, 1)) else '' end
    || ' ' || case when length(guests.name) > 6 then 'n' || lower(substr(guests.name, 7, 1)) else '' end
    || ' ' || case when length(guests.name) > 7 then 'n' || lower(substr(guests.name, 8, 1)) else '' end
    || ' ' || case when length(guests.name) > 8 then 'n' || lower(substr(guests.name, 9, 1)) else '' end
    || ' ' || case when length(guests.name) > 9 then 'n' || lower(substr(guests.name, 10, 1)) else '' end
    || ' ' || substr(replace(guests.phone, '-', ''), 1, 3)
    || ' ' || substr(replace(guests.phone, '-', ''), 2, 3)
    || ' ' || substr(replace(guests.phone, '-', ''), 3, 3)
    || ' ' || substr(replace(guests.phone, '-', ''), 4, 3)
    || ' ' || substr(replace(guests.phone, '-', ''), 5, 3)
    || ' ' || substr(replace(guests.phone, '-', ''), 6, 3)
    || ' ' || substr(replace(guests.phone, '-', ''), 7, 3)
    || ' ' || substr(replace(guests.phone, '-', ''), 8, 3)
    || ' ' || substr(replace(guests.phone, '-', ''), 9, 3)
    || ' ' || substr(replace(guests.phone, '-', ''), 10, 3)
    || ' ' || substr(replace(guests.phone, '-', ''), 11, 3)
    || ' ' || substr(replace(guests.number, '-', ''), 1, 3)
    || ' ' || substr(replace(guests.number, '-', ''), 2, 3)
    || ' ' || substr(replace(guests.number, '-', ''), 3, 3)
    || ' ' || substr(replace(guests.number, '-', ''), 4, 3)
    || ' ' || substr(replace(guests.number, '-', ''), 5, 3)
    || ' ' || substr(replace(guests.number, '-', ''), 6, 3)
    || ' ' || substr(replace(guests.number, '-', ''), 7, 3)
    || ' ' || substr(replace(guests.number, '-', ''), 8, 3)
    || ' ' || substr(replace(guests.number, '-', ''), 9, 3)
    || ' ' || substr(replace(guests.number, '-', ''), 10, 3)
    || ' ' || substr(replace(guests.number, '-', ''), 11, 3)
    || ' ' || substr(replace(guests.number, '-', ''), 12, 3) as pieces from guests;

CREATE VIRTUAL TABLE guest_search using fts5(pieces, content='guest_pieces', content_rowid='id', detail=none, columnsize=0, tokenize='unicode61 remove_diacritics 0');

INSERT INTO guest_search (guest_search, rank) VALUES ('secure-delete', 1);

INSERT INTO guest_search (rowid, pieces) SELECT id, pieces FROM guest_pieces WHERE id <= 2;

INSERT INTO kept_counts ("kind", "bucket", "state", "count") VALUES
    ('booked', 20261120, 'COMPLETE', 1),
    ('changes', 0, '', 1),
    ('day', 1, 'COMPLETE', 1),
    ('messages', 0, 'PARKED', 1),
    ('messages', 0, 'SENT', 1);

INSERT INTO kept_until ("name", "id") VALUES
    ('guests', 2),
    ('messages', 2),
    ('changes', 1);

CREATE TRIGGER kept_day_removed after delete on guests
begin
  insert into kept_counts (kind, bucket, state, count) select 'day', old.day_id, old.state, -1 where old.deleted_at is null and old.id <= (select id from kept_until where name = 'guests') on conflict (kind, bucket, state) do update set count = count + excluded.count;
end;

CREATE TRIGGER kept_day_changed after update of day_id, state, deleted_at on guests
begin
  insert into kept_counts (kind, bucket, state, count) select 'day', old.day_id, old.state, -1 where old.deleted_at is null and old.id <= (select id from kept_until where name = 'guests') on conflict (kind, bucket, state) do update set count = count + excluded.count;
  insert into kept_counts (kind, bucket, state, count) select 'day', new.day_id, new.state, 1 where new.deleted_at is null and new.id <= (select id from kept_until where name = 'guests') on conflict (kind, bucket, state) do update set count = count + excluded.count;
end;

CREATE TRIGGER kept_booked_removed after delete on guests
begin
  insert into kept_counts (kind, bucket, state, count) select 'booked', cast(replace(substr(old.created_at, 1, 10), '-', '') as integer), old.state, -1 where old.deleted_at is null and old.id <= (select id from kept_until where name = 'guests') on conflict (kind, bucket, state) do update set count = count + excluded.count;
end;

CREATE TRIGGER kept_booked_changed after update of created_at, state, deleted_at on guests
begin
  insert into kept_counts (kind, bucket, state, count) select 'booked', cast(replace(substr(old.created_at, 1, 10), '-', '') as integer), old.state, -1 where old.deleted_at is null and old.id <= (select id from kept_until where name = 'guests') on conflict (kind, bucket, state) do update set count = count + excluded.count;
  insert into kept_counts (kind, bucket, state, count) select 'booked', cast(replace(substr(new.created_at, 1, 10), '-', '') as integer), new.state, 1 where new.deleted_at is null and new.id <= (select id from kept_until where name = 'guests') on conflict (kind, bucket, state) do update set count = count + excluded.count;
end;

CREATE TRIGGER guest_search_removed after delete on guests
begin
  insert into guest_search (guest_search, rowid, pieces) select 'delete', old.id, case when length(old.name) > 0 then 'n' || lower(substr(old.name, 1, 1)) else '' end
    || ' ' || case when length(old.name) > 1 then 'n' || lower(substr(old.name, 2, 1)) else '' end
    || ' ' || case when length(old.name) > 2 then 'n' || lower(substr(old.name, 3, 1)) else '' end
    || ' ' || case when length(old.name) > 3 then 'n' || lower(substr(old.name, 4, 1)) else '' end
    || ' ' || case when length(old.name) > 4 then 'n' || lower(substr(old.name, 5, 1)) else '' end
    || ' ' || case when length(old.name) > 5 then 'n' || lower(substr(old.name, 6, 1)) else '' end
    || ' ' || case when length(old.name) > 6 then 'n' || lower(substr(old.name, 7, 1)) else '' end
    || ' ' || case when length(old.name) > 7 then 'n' || lower(substr(old.name, 8, 1)) else '' end
    || ' ' || case when length(old.name) > 8 then 'n' || lower(substr(old.name, 9, 1)) else '' end
    || ' ' || case when length(old.name) > 9 then 'n' || lower(substr(old.name, 10, 1)) else '' end
    || ' ' || substr(replace(old.phone, '-', ''), 1, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 2, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 3, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 4, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 5, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 6, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 7, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 8, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 9, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 10, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 11, 3)
    || ' ' || substr(replace(old.number, '-', ''), 1, 3)
    || ' ' || substr(replace(old.number, '-', ''), 2, 3)
    || ' ' || substr(replace(old.number, '-', ''), 3, 3)
    || ' ' || substr(replace(old.number, '-', ''), 4, 3)
    || ' ' || substr(replace(old.number, '-', ''), 5, 3)
    || ' ' || substr(replace(old.number, '-', ''), 6, 3)
    || ' ' || substr(replace(old.number, '-', ''), 7, 3)
    || ' ' || substr(replace(old.number, '-', ''), 8, 3)
    || ' ' || substr(replace(old.number, '-', ''), 9, 3)
    || ' ' || substr(replace(old.number, '-', ''), 10, 3)
    || ' ' || substr(replace(old.number, '-', ''), 11, 3)
    || ' ' || substr(replace(old.number, '-', ''), 12, 3) where old.id <= (select id from kept_until where name = 'guests') and not exists (select 1 from guest_search_due where id = old.id);
  delete from guest_search_due where id = old.id;
end;

CREATE TRIGGER guest_search_changed after update of name, phone, number on guests when old.name <> new.name or old.phone <> new.phone or old.number <> new.number
begin
  insert into guest_search (guest_search, rowid, pieces) select 'delete', old.id, case when length(old.name) > 0 then 'n' || lower(substr(old.name, 1, 1)) else '' end
    || ' ' || case when length(old.name) > 1 then 'n' || lower(substr(old.name, 2, 1)) else '' end
    || ' ' || case when length(old.name) > 2 then 'n' || lower(substr(old.name, 3, 1)) else '' end
    || ' ' || case when length(old.name) > 3 then 'n' || lower(substr(old.name, 4, 1)) else '' end
    || ' ' || case when length(old.name) > 4 then 'n' || lower(substr(old.name, 5, 1)) else '' end
    || ' ' || case when length(old.name) > 5 then 'n' || lower(substr(old.name, 6, 1)) else '' end
    || ' ' || case when length(old.name) > 6 then 'n' || lower(substr(old.name, 7, 1)) else '' end
    || ' ' || case when length(old.name) > 7 then 'n' || lower(substr(old.name, 8, 1)) else '' end
    || ' ' || case when length(old.name) > 8 then 'n' || lower(substr(old.name, 9, 1)) else '' end
    || ' ' || case when length(old.name) > 9 then 'n' || lower(substr(old.name, 10, 1)) else '' end
    || ' ' || substr(replace(old.phone, '-', ''), 1, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 2, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 3, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 4, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 5, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 6, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 7, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 8, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 9, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 10, 3)
    || ' ' || substr(replace(old.phone, '-', ''), 11, 3)
    || ' ' || substr(replace(old.number, '-', ''), 1, 3)
    || ' ' || substr(replace(old.number, '-', ''), 2, 3)
    || ' ' || substr(replace(old.number, '-', ''), 3, 3)
    || ' ' || substr(replace(old.number, '-', ''), 4, 3)
    || ' ' || substr(replace(old.number, '-', ''), 5, 3)
    || ' ' || substr(replace(old.number, '-', ''), 6, 3)
    || ' ' || substr(replace(old.number, '-', ''), 7, 3)
    || ' ' || substr(replace(old.number, '-', ''), 8, 3)
    || ' ' || substr(replace(old.number, '-', ''), 9, 3)
    || ' ' || substr(replace(old.number, '-', ''), 10, 3)
    || ' ' || substr(replace(old.number, '-', ''), 11, 3)
    || ' ' || substr(replace(old.number, '-', ''), 12, 3) where old.id <= (select id from kept_until where name = 'guests') and not exists (select 1 from guest_search_due where id = old.id);
  insert into guest_search_due (id) select new.id where old.id <= (select id from kept_until where name = 'guests') on conflict (id) do nothing;
end;

CREATE TRIGGER kept_messages_removed after delete on messages
begin
  insert into kept_counts (kind, bucket, state, count) select 'messages', old.id / 1000, old.state, -1 where true and old.id <= (select id from kept_until where name = 'messages') on conflict (kind, bucket, state) do update set count = count + excluded.count;
end;

CREATE TRIGGER kept_messages_changed after update of state on messages
begin
  insert into kept_counts (kind, bucket, state, count) select 'messages', old.id / 1000, old.state, -1 where true and old.id <= (select id from kept_until where name = 'messages') on conflict (kind, bucket, state) do update set count = count + excluded.count;
  insert into kept_counts (kind, bucket, state, count) select 'messages', new.id / 1000, new.state, 1 where true and new.id <= (select id from kept_until where name = 'messages') on conflict (kind, bucket, state) do update set count = count + excluded.count;
end;

DELETE FROM migrations WHERE version = 41;
