import { sql, type RawBuilder } from 'kysely';

export const FORMER_AT = '2026-11-20T00:00:00.000Z';
const AT = FORMER_AT;
const PICTURE = '0123456789abcdef0123456789abcdef';

/** After every migration there are rows in every table. */
export const FORMER_ROWS: Record<number, RawBuilder<unknown>[]> = {
  1: [
    sql`insert into days (date, state, fish, total_count, guest_count, memo, price, reserve_price)
      values ('2026-12-05', 'COMPLETE', '갈치', 4, 4, '독선', 20, 10), ('2026-12-06', 'OPEN', '참돔', 20, 0, '', 18, 0)`,
    sql`insert into guests (day_id, number, name, phone, password_hash, password_salt, guest_count, state, memo, created_at, completed_at)
      values (1, '1111-1111-1111', '김바다', '010-0000-0001', 'hash', 'salt', 4, 'COMPLETE', '창가', ${AT}, ${AT}),
        (1, '2222-2222-2222', '이파도', '010-0000-0002', null, null, 2, 'CANCEL', '', ${AT}, null)`,
    sql`update config set name = '새벽호', "desc" = '낚싯배', month = 3, reserve_time = 10, kt_admin = 'Y', use_reserve_find = 'N'`,
    sql`insert into users (userid, password_hash, created_at) values ('admin', 'hash', ${AT})`,
    sql`insert into refresh_tokens (user_id, family, parent_id, token_hash, started_at, issued_at, replaced_at, ended_at)
      values (1, 'family', null, 'first', ${AT}, ${AT}, ${AT}, null), (1, 'family', 1, 'second', ${AT}, ${AT}, null, null)`,
    sql`insert into idempotency_keys (key, guest_id, created_at) values ('key', 1, ${AT})`,
    sql`insert into throttle (key, attempts, until) values ('key', 3, ${AT})`,
  ],
  2: [
    sql`insert into changes (at, actor, user_id, action, day_id, guest_id, "before", "after")
      values (${AT}, 'operator', 1, 'PAID', 1, 1, '{"state":"WATTING"}', '{"state":"COMPLETE"}')`,
  ],
  3: [
    sql`insert into messages (dedup_key, kind, audience, guest_id, facts, state, attempts, due_at, created_at, last_error)
      values ('PAID:1', 'PAID', 'guest', 1, '{}', 'PARKED', 6, ${AT}, ${AT}, 'refused')`,
  ],
  4: [sql`insert into live_tickets (ticket_hash, user_id, family, expires_at) values ('hash', 1, 'family', ${AT})`],
  5: [
    sql`insert into logo (id, type, bytes, width, height, version, stored_at)
      values (1, 'image/png', ${Buffer.from([0, 137, 80, 255])}, 40, 30, 'v', ${AT})`,
  ],
  6: [
    sql`update guests set cancelled_at = ${AT}, cancelled_by = 'operator', refund_rate = 50, refund_won = 400000 where id = 2`,
  ],
  7: [sql`update config set tide_table = '8물때식'`],
  8: [sql`update guests set paid_won = 350000 where id = 1`],
  9: [sql`update idempotency_keys set request_hash = 'hash', guest_count = 4`],
  10: [
    sql`update guests set deleted_at = ${AT}, name = '', phone = '', memo = '', password_hash = null, password_salt = null where id = 2`,
  ],
  11: [sql`update guests set price = 18, reserve_price = 9, owed_since = ${AT}, paid_before_won = 90000 where id = 1`],
  12: [],
  13: [
    sql`insert into messages (dedup_key, kind, audience, guest_id, facts, state, attempts, due_at, created_at, sent_at, sent_text, sent_to)
      values ('BOOKED:1', 'BOOKED', 'guest', 1, '{}', 'SENT', 1, ${AT}, ${AT}, ${AT}, '예약이 신청되었습니다.', '010-0000-0001')`,
  ],
  14: [],
  15: [sql`insert into backups (id, next_at, done_at, bookings, bytes) values (1, ${AT}, ${AT}, 2, 5000000000)`],
  16: [
    sql`insert into second_steps (user_id, encrypted_key, codes_salt, confirmed_at, last_step)
      values (1, 'key', 'salt', ${AT}, 59000000)`,
    sql`insert into recovery_codes (user_id, code_hash) values (1, 'first'), (1, 'second')`,
  ],
  17: [
    sql`insert into days (date, state, fish, total_count, guest_count, memo, price, reserve_price, charter_count)
      values ('2026-12-07', 'COMPLETE', '갈치', 20, 6, '', 20, 10, 6)`,
    sql`insert into guests (day_id, number, name, phone, guest_count, state, memo, created_at, price, reserve_price,
        charter, total_price, total_reserve_price)
      values (3, '9999-9999-9999', '이바다', '010-0000-0002', 6, 'WATTING', '', ${AT}, 20, 10, 'Y', 150, 50)`,
  ],
  18: [
    sql`insert into messages (dedup_key, kind, audience, guest_id, facts, state, due_at, created_at)
      values ('MOVED:1', 'MOVED', 'guest', 1, '{"movedFrom":"2026-12-04","movedTo":"2026-12-05"}', 'QUEUED', ${AT}, ${AT})`,
  ],
  19: [
    sql`insert into days (date, state, fish, total_count, guest_count, memo, price, reserve_price, depart_at, return_at,
        meet_at, memo_public, min_count, confirmed)
      values ('2026-12-08', 'OPEN', '갈치', 20, 0, '어묵탕', 20, 10, '17:00', '05:00', 30, 'Y', 8, 'Y')`,
    sql`update config set depart_at = '05:00', return_at = '15:00', meet_at = 30, pay_rest = '배에서 현금', pay_back = '3일 안에 입금'`,
  ],
  20: [
    sql`update guests set called_at = ${AT} where id = 1`,
    sql`insert into notices (day_id, key, text, bookings, created_at) values (1, 'key', '내일은 새벽 4시에 모입니다.', 1, ${AT})`,
    sql`insert into messages (dedup_key, kind, audience, guest_id, facts, state, due_at, created_at)
      values ('NOTICE:1', 'NOTICE', 'guest', 1, '{"notice":1,"noticeDate":"2026-12-05"}', 'QUEUED', ${AT}, ${AT})`,
  ],
  21: [sql`update config set pay_hours = 24, pay_hours_soon = 6`, sql`update guests set pay_by = ${AT} where id = 1`],
  22: [
    sql`insert into cancelled_trips (day_id, at, reason, state, memo, memo_after) values (1, ${AT}, 'WEATHER', 'OPEN', '', '')`,
    sql`update guests set before_trip_cancelled = '{"state":"COMPLETE"}' where id = 2`,
    sql`insert into messages (dedup_key, kind, audience, guest_id, facts, state, due_at, created_at)
      values ('TRIP_CANCELLED:1', 'TRIP_CANCELLED', 'guest', 1, '{"tripReason":"WEATHER"}', 'QUEUED', ${AT}, ${AT})`,
  ],
  23: [
    sql`update config set use_waiting = 'Y', hold_minutes = 90`,
    sql`update days set held_count = 2 where date = '2026-12-06'`,
    sql`insert into waiting (day_id, number, name, phone, guest_count, state, created_at, hold_until)
      values (2, 1, '박파도', '010-0000-0003', 2, 'OFFERED', ${AT}, ${AT}), (2, 2, '최너울', '010-0000-0004', 4, 'WAITING', ${AT}, null)`,
    sql`insert into messages (dedup_key, kind, audience, waiting_id, facts, state, due_at, created_at)
      values ('OFFER:1', 'OFFER', 'guest', 1, '{"offer":"salt"}', 'QUEUED', ${AT}, ${AT})`,
  ],
  24: [sql`update guests set payer = '주식회사 바다', claimed_at = ${AT} where id = 1`],
  25: [sql`insert into calendar_feed (id, salt, token_hash, made_at) values (1, 'salt', 'hash', ${AT})`],
  26: [
    sql`update config set auto_cancel = 'Y'`,
    sql`insert into messages (dedup_key, kind, audience, guest_id, facts, state, due_at, created_at)
      values ('REMINDER:1', 'REMINDER', 'guest', 1, '{}', 'QUEUED', ${AT}, ${AT})`,
  ],
  27: [
    sql`insert into pictures (hash, width, height, bytes, stored_at) values (${PICTURE}, 480, 320, 4, ${AT})`,
    sql`insert into picture_files (hash, width, content) values (${PICTURE}, 480, ${Buffer.from([0, 1, 2, 255])})`,
    sql`insert into picture_uploads (key, bytes, received, began_at, hash) values ('made', 9, 9, ${AT}, ${PICTURE})`,
    sql`insert into picture_uploads (key, bytes, received, began_at) values ('begun', 9, 3, ${AT})`,
    sql`insert into picture_parts (key, at, content) values ('begun', 0, ${Buffer.from([255, 216, 255])})`,
  ],
  28: [
    sql`insert into catches (date, story, created_at, key) values ('2026-11-19', '갈치 풍년', ${AT}, 'catch')`,
    sql`insert into catch_pictures (catch_id, place, hash, caption) values (1, 1, ${PICTURE}, '첫 수')`,
  ],
  29: [sql`insert into about_pictures (version_id, hash) values (1, ${PICTURE})`],
  30: [sql`update days set opens_at = '2026-11-25T11:00:00.000Z' where date = '2026-12-06'`],
  31: [
    sql`update config set fair_start = 20`,
    sql`insert into draws (day_id, opens_at, seed, entries) values (2, '2026-11-25T11:00:00.000Z', 'seed', 1)`,
    sql`insert into draws (day_id, opens_at, seed, entries, drawn_at, drawn_order)
      values (1, '2026-11-18T11:00:00.000Z', 'seed', 2, ${AT}, '[2,1]')`,
    sql`insert into draw_entries (day_id, opens_at, number, name, phone, guest_count, ask_duplicate, address, created_at, key)
      values (2, '2026-11-25T11:00:00.000Z', 1, '정해랑', '010-0000-0005', 2, 'Y', '203.0.113.9', ${AT}, 'drawn')`,
  ],
  32: [
    sql`update guests set boarded_at = ${AT} where id = 1`,
    sql`insert into ticks (key, guest_id, mark, at) values ('tick', 1, 'BOARDED', ${AT})`,
  ],
  33: [sql`insert into draw_refusals (key, day_id, code) values ('lost', 1, 'SEATS_GONE')`],
  34: [sql`update guests set claimed_at = ${AT} where id = 1`],
  35: [sql`update guests set kept_won = 50000 where id = 1`],
  36: [sql`insert into alive (id, at) values (1, ${AT})`],
  37: [sql`update guests set paid_back_won = 20000, refund_parts = '[{"freed":100000,"back":50000}]' where id = 1`],
  38: [],
  39: [],
  40: [],
  41: [],
};
