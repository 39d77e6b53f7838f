import Database from 'better-sqlite3';
import { NAME_MAX } from '#contract/booking/booking.rules';
import { BULK } from '#contract/day/bulk.rules';
import { FISH_MAX, DAY_MEMO_MAX, INFO_MAX } from '#contract/text.rules';
import { TRIPS, type PageFacts } from './everyPage';

/** A word without a line break opportunity, in the widest characters. */
const hangul = (length: number): string => '뷁'.repeat(length);
const latin = (length: number): string => 'W'.repeat(length);
const address = (length: number): string => `https://${latin(length - 'https://'.length)}`;
/** Longest code of a provider. */
const DETAIL_MAX = 64;

/** The column of a field. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const STORE: Record<keyof typeof INFO_MAX, string> = {
  name: hangul(INFO_MAX.name),
  desc: latin(INFO_MAX.desc),
  tel: '010-0000-0000',
  owner: hangul(INFO_MAX.owner),
  address: hangul(INFO_MAX.address),
  bizno: latin(INFO_MAX.bizno),
  bank: latin(INFO_MAX.bank),
  band: address(INFO_MAX.band),
  homepage: address(INFO_MAX.homepage),
};

export interface LongestFacts extends PageFacts {
  bookingNumber: string;
}

/** Fills every free text with the longest valid one without line break opportunities, and sets the highest amounts. */
export const fillWithTheLongest = (file: string): LongestFacts => {
  const db = new Database(file);
  const fields = Object.keys(STORE).map((name) => `"${columnOf(name)}" = @${name}`);
  db.prepare(`UPDATE config SET ${fields.join(', ')}`).run(STORE);
  db.prepare('UPDATE days SET fish = ?, total_count = ?, price = ?, reserve_price = ?').run(
    latin(FISH_MAX),
    BULK.numberMax,
    BULK.numberMax,
    BULK.numberMax - 1,
  );
  db.prepare('UPDATE days SET memo = CASE WHEN state = ? THEN ? ELSE ? END').run(
    'CANCEL',
    hangul(DAY_MEMO_MAX),
    address(DAY_MEMO_MAX),
  );
  db.prepare('UPDATE guests SET name = ?, memo = ?').run(latin(NAME_MAX), hangul(DAY_MEMO_MAX));
  db.prepare("UPDATE guests SET paid_won = 99990000 WHERE state = 'COMPLETE'").run();
  db.prepare(
    `UPDATE guests SET paid_won = 99990000, refund_rate = 50, refund_won = 49990000, cancelled_by = 'visitor',
       cancelled_at = '2026-11-19T00:00:00.000Z', completed_at = '2026-11-18T00:00:00.000Z' WHERE state = 'CANCEL'`,
  ).run();
  const message = db.prepare(
    `INSERT INTO messages (dedup_key, kind, audience, guest_id, facts, state, attempts, due_at, created_at, sent_at, last_error)
     VALUES (@key, @kind, @audience, 1, '{}', @state, 6, @at, @at, @sentAt, @lastError)`,
  );
  const at = '2026-11-19T00:00:00.000Z';
  const lastError = `REFUSED ${latin(DETAIL_MAX)}`;
  for (const state of ['PARKED', 'SENT'])
    for (const kind of ['BOOKED', 'EDITED', 'PAID', 'CANCELLED'])
      message.run({
        key: `${state}-${kind}`,
        kind,
        audience: kind === 'PAID' ? 'operator' : 'guest',
        state,
        at,
        sentAt: state === 'SENT' ? at : null,
        lastError: state === 'SENT' ? null : lastError,
      });
  const idOf = (date: string) => (db.prepare('SELECT id FROM days WHERE date = ?').get(date) as { id: number }).id;
  const dayIds = { sailing: idOf(TRIPS.sailing), cancelled: idOf(TRIPS.cancelled) };
  const guest = db.prepare("SELECT id, number FROM guests WHERE day_id = ? AND state = 'COMPLETE'").get(dayIds.sailing);
  db.close();
  const { id, number } = guest as { id: number; number: string };
  return { guestId: id, bookingNumber: number, dayIds };
};
