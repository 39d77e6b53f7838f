import Database from 'better-sqlite3';
import { createCipheriv, hkdfSync } from 'node:crypto';
import { ABOUT_MAX } from '#contract/about/limits.rules';
import { NAME_MAX, PAYER_MAX } from '#contract/booking/booking.rules';
import { DAY_MEMO_MAX, FISH_MAX, INFO_MAX, POLICY_TEXT_MAX } from '#contract/text.rules';
import { CATCH } from '#contract/catch/catch.rules';
import { PERSON_MAX } from '#contract/manifest/manifest.rules';
import { NOTICE_MAX } from '#contract/notice/notice.rules';
import { TRIPS, type PageFacts } from './everyPage';
import { columnOf } from './longestTexts';
import { SECRET } from './site';

/** Markup that breaks out of a quoted attribute, a script or a title and runs a script; the longest first. */
const HOSTILE = [
  `</script></title></style>-->"'><img src=x onerror=alert(1)><svg onload=alert(1)><x-in>\${alert(1)}`,
  `</script>"'><svg onload=alert(1)><x-in>`,
  `"'><svg onload=alert(1)>`,
  `"'><x-in>`,
  `<x-a>`,
];
/** Elements that only this markup creates. */
export const INJECTED = 'x-in, x-a, [onload], [onerror], img[src="x"]';

/** The longest one within a length. */
export const hostile = (max: number): string => HOSTILE.find((text) => text.length <= max) ?? '';

const NO_ADDRESS = 'javascript:alert(1)//https://x.example/';

/** Hostile text for each text column; `null` for a column, or a table, with only server-generated values. */
const COLUMNS: Record<string, Record<string, string | null> | null> = {
  config: {
    ...Object.fromEntries(Object.entries(INFO_MAX).map(([field, max]) => [columnOf(field), hostile(max)])),
    band: NO_ADDRESS,
    homepage: NO_ADDRESS,
    kt_admin: null,
    use_reserve_find: null,
    use_waiting: null,
    auto_cancel: null,
    tide_table: null,
    depart_at: null,
    return_at: null,
    pay_rest: hostile(POLICY_TEXT_MAX),
    pay_back: hostile(POLICY_TEXT_MAX),
    use_manifest: null,
    // Encrypted, see below.
    crew: null,
  },
  days: {
    date: null,
    state: null,
    fish: hostile(FISH_MAX),
    memo: hostile(DAY_MEMO_MAX),
    memo_public: null,
    confirmed: null,
    opens_at: null,
    depart_at: null,
    return_at: null,
  },
  guests: {
    number: null,
    name: hostile(NAME_MAX),
    phone: hostile(13),
    password_hash: null,
    password_salt: null,
    charter: null,
    state: null,
    memo: hostile(DAY_MEMO_MAX),
    created_at: null,
    completed_at: null,
    cancelled_at: null,
    cancelled_by: null,
    owed_since: null,
    refunded_at: null,
    // Numbers only.
    refund_parts: null,
    deleted_at: null,
    called_at: null,
    boarded_at: null,
    // Numbers only.
    aboard: null,
    pay_by: null,
    payer: hostile(PAYER_MAX),
    claimed_at: null,
    before_trip_cancelled: null,
  },
  cancelled_trips: { at: null, reason: null, state: null, memo: null, memo_after: null },
  waiting: {
    name: hostile(NAME_MAX),
    // Unique per day.
    phone: null,
    password_hash: null,
    password_salt: null,
    state: null,
    created_at: null,
    key: null,
    request_hash: null,
    offer_salt: null,
    token_hash: null,
    hold_until: null,
    skipped_at: null,
  },
  catches: { date: null, story: hostile(CATCH.storyMax), created_at: null, key: null },
  catch_pictures: { hash: null, caption: hostile(CATCH.captionMax) },
  // JSON with texts, see below.
  about_versions: { content: null, saved_at: null },
  notices: { key: null, text: hostile(NOTICE_MAX), created_at: null },
  messages: {
    dedup_key: null,
    kind: null,
    audience: null,
    facts: null,
    state: null,
    due_at: null,
    claimed_until: null,
    created_at: null,
    sent_at: null,
    sent_text: hostile(200),
    sent_to: hostile(13),
    last_error: hostile(200),
  },
  draw_entries: {
    opens_at: null,
    name: hostile(NAME_MAX),
    phone: null,
    password_hash: null,
    password_salt: null,
    ask_duplicate: null,
    address: null,
    created_at: null,
    key: null,
    request_hash: null,
  },
  // A reason may contain text of the system or of a program.
  backups: { next_at: null, done_at: null, failed_at: null, reason: hostile(200) },
  // The name is set below, so that the test can log in.
  users: { userid: null, password_hash: null, created_at: null },
  about_pictures: null,
  calendar_feed: null,
  changes: null,
  draw_refusals: null,
  draws: null,
  idempotency_keys: null,
  alive: null,
  setup: null,
  live_tickets: null,
  // Encrypted, see below.
  manifest_rows: null,
  manifests: null,
  logo: null,
  migrations: null,
  picture_files: null,
  picture_parts: null,
  picture_uploads: null,
  pictures: null,
  recovery_codes: null,
  refresh_tokens: null,
  second_steps: null,
  throttle: null,
  ticks: null,
};

/** Text columns by table, read from the database; without the search index. */
const columnsOfText = (db: Database.Database): Record<string, string[]> =>
  Object.fromEntries(
    (
      db
        .prepare(
          `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'guest_search%'`,
        )
        .all() as { name: string }[]
    ).map(({ name: table }) => [
      table,
      (db.pragma(`table_info(${table})`) as { name: string; type: string }[])
        .filter(({ type }) => type.toLowerCase() === 'text')
        .map(({ name }) => name),
    ]),
  );

/** Adds markup to every text, except the names of drawings and photographs, which the server sets. */
const aboutWithMarkup = (content: string): string => {
  const links = [{ label: hostile(ABOUT_MAX.rowName), href: NO_ADDRESS }];
  const limits: Record<string, number> = { ...ABOUT_MAX, name: ABOUT_MAX.rowName, text: ABOUT_MAX.rowText };
  const dirty: unknown = JSON.parse(content, (key, value: unknown) =>
    typeof value === 'string' && key !== 'art' ? hostile(limits[key] ?? ABOUT_MAX.item) : value,
  );
  return JSON.stringify({ ...(dirty as object), links });
};

const PERSON = {
  name: hostile(PERSON_MAX.name),
  sex: 'F',
  birth: hostile(8),
  address: hostile(PERSON_MAX.address),
  phone: hostile(13),
  emergency: hostile(13),
};
/** Encrypts like the server. */
const sealed = (about: string, value: object): string => {
  const key = new Uint8Array(hkdfSync('sha256', SECRET, '', 'manifest', 32));
  const nonce = Buffer.alloc(12, about);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
};

/** Login name of the operator after `fillWithMarkup`. */
export const HOSTILE_USERID = hostile(20);

/**
 * Fills every text that people can type with markup with scripts, up to the field's length and without validation. Throws
 * for tables and text columns missing in `COLUMNS`.
 */
export const fillWithMarkup = (file: string): PageFacts & { bookingNumber: string } => {
  const db = new Database(file);
  for (const [table, columns] of Object.entries(columnsOfText(db))) {
    const named = COLUMNS[table];
    if (named === undefined) throw new Error(`add the table ${table} to tests/e2e/hostileTexts.ts`);
    if (named === null) continue;
    const unknown = columns.filter((name) => !(name in named));
    if (unknown.length > 0)
      throw new Error(`${table}: say in tests/e2e/hostileTexts.ts what ${unknown.join(', ')} holds`);
  }
  const at = '2026-11-19T00:00:00.000Z';
  const message = db.prepare(
    `INSERT INTO messages (dedup_key, kind, audience, guest_id, state, attempts, due_at, created_at, sent_at)
     VALUES (?, 'BOOKED', 'guest', 1, ?, 6, ?, ?, ?)`,
  );
  db.prepare("INSERT INTO notices (day_id, text, bookings, created_at) VALUES (1, '', 1, ?)").run(at);
  const hash = 'f'.repeat(32);
  db.prepare('INSERT INTO pictures (hash, width, height, bytes, stored_at) VALUES (?, 480, 320, 1, ?)').run(hash, at);
  db.prepare("INSERT INTO catches (id, date, story, created_at) VALUES (999999, '2026-11-19', '', ?)").run(at);
  db.prepare("INSERT INTO catch_pictures (catch_id, place, hash, caption) VALUES (999999, 1, ?, '')").run(hash);
  message.run('markup-sent', 'SENT', at, at, at);
  message.run('markup-parked', 'PARKED', at, at, null);
  const idOf = (date: string) => (db.prepare('SELECT id FROM days WHERE date = ?').get(date) as { id: number }).id;
  const dayIds = { sailing: idOf(TRIPS.sailing), cancelled: idOf(TRIPS.cancelled) };
  // On a day whose page the test opens.
  db.prepare(
    `INSERT INTO waiting (day_id, number, name, phone, guest_count, state, created_at)
     VALUES (?, 999, '', '010-0000-9999', 1, 'WAITING', ?)`,
  ).run(dayIds.sailing, at);
  db.prepare('INSERT OR REPLACE INTO backups (id, next_at, failed_at, reason) VALUES (1, ?, ?, ?)').run(at, at, '');
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const typed = Object.entries(columns ?? {}).filter(([, text]) => text !== null);
    for (const [name, text] of typed)
      db.prepare(`UPDATE ${table} SET "${name}" = ?${/^sent_/.test(name) ? " WHERE state = 'SENT'" : ''}`).run(text);
  }
  const { content } = db.prepare('SELECT content FROM about_versions').get() as { content: string };
  db.prepare('UPDATE about_versions SET content = ?').run(aboutWithMarkup(content));
  const captain = [{ ...PERSON, role: 'CAPTAIN' }];
  db.prepare("UPDATE config SET use_reserve_find = 'Y', use_manifest = 'Y', crew = ?").run(sealed('crew', captain));
  db.prepare('UPDATE users SET userid = ?').run(HOSTILE_USERID);
  const guest = db.prepare("SELECT id, number FROM guests WHERE day_id = ? AND state = 'COMPLETE'").get(dayIds.sailing);
  const { id, number } = guest as { id: number; number: string };
  db.prepare(
    `INSERT INTO manifest_rows (guest_id, place, sealed, written_by, written_at) VALUES (?, 1, ?, 'OPERATOR', ?)`,
  ).run(id, sealed(`manifest:${id}:1`, PERSON), at);
  db.close();
  return { guestId: id, bookingNumber: number, dayIds };
};
