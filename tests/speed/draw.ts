import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays } from '#contract/day/calendar.rules';
import { API, IDEMPOTENCY_HEADER } from '#contract/paths';
import { buildApp } from '#server/app';
import { insertDay } from '#server/days/days.repository';
import { migrate } from '#server/db/migrate';
import { openDatabase } from '#server/db/open';
import { limitRow, type Group, type Row } from './table';

const PEOPLE = 400;
const FAST = 100;
const SEATS = 20;
const DRAWS = 200;
/** Bookable days from the beginning of a month. */
const DRAWS_OF_A_DATABASE = 100;
const WINDOW_S = 20;
const OPENS = Date.parse('2026-11-25T11:00:00Z');

const NO_LIMITS = {
  unpaidTripsPerPhone: 1_000_000,
  bookingsPerPhoneHour: 1_000_000,
  messagesPerPhoneHour: 1_000_000,
  addressDayPercent: 100,
  addressSeatPercent: 1_000_000,
};

/** Results of a draw; `fast` are the seats won in the first millisecond. */
interface Drawn {
  fast: number;
  sold: number;
  collectMs: number;
  drawMs: number;
}

/** Draws in one database, with a movable clock, so that the windows take no time. */
const drawSome = async (draws: number): Promise<Drawn[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'draw-'));
  const db = await openDatabase({ engine: 'sqlite', file: path.join(folder, 'boat.sqlite') });
  let now = new Date(OPENS);
  await migrate(db, now);
  await db.updateTable('config').set({ month: 6, fairStart: WINDOW_S, useReserveFind: 'N' }).execute();
  const app = await buildApp({
    db,
    clock: () => now,
    settings: {
      secret: 'a secret for measuring only, long enough',
      bookingsPerMinute: 1_000_000,
      limits: NO_LIMITS,
      apiDocs: false,
    },
  });
  const opensAt = new Date(OPENS).toISOString();
  const outcomes: Drawn[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    const facts = { fish: '갈치', memo: '', price: 20, reservePrice: 10, state: 'OPEN' as const };
    const date = addDays('2026-12-01', draw);
    const day = await insertDay(db, { ...facts, date, totalCount: SEATS, guestCount: 0, opensAt });
    const telOf = (person: number) => `010-0000-${String(person).padStart(4, '0')}`;
    const send = async (person: number): Promise<number> => {
      const response = await app.inject({
        method: 'POST',
        url: API.createBooking,
        payload: { id: day.id, name: '김바다', password: '', tel: telOf(person), guestCount: 1 },
        headers: { [IDEMPOTENCY_HEADER]: `00000000-0000-4000-8000-${String(draw * 1_000 + person).padStart(12, '0')}` },
      });
      return response.statusCode;
    };
    const people = Array.from({ length: PEOPLE }, (_, index) => index + 1);
    now = new Date(OPENS);
    const began = performance.now();
    const collected = await Promise.all(people.slice(0, FAST).map(send));
    const collectMs = performance.now() - began;
    const waves = 10;
    const wave = (PEOPLE - FAST) / waves;
    for (let part = 0; part < waves; part += 1) {
      now = new Date(OPENS + ((part + 1) * WINDOW_S * 1_000) / (waves + 1));
      collected.push(...(await Promise.all(people.slice(FAST + part * wave, FAST + (part + 1) * wave).map(send))));
    }
    if (collected.some((status) => status !== 202)) throw new Error('a request was not collected');
    now = new Date(OPENS + WINDOW_S * 1_000);
    const due = performance.now();
    const statuses = await Promise.all(people.map(send));
    const drawMs = performance.now() - due;
    const open = statuses.filter((status) => status !== 200 && status !== 409);
    if (open.length > 0) throw new Error(`${open.length} requests have no outcome; first status ${open[0]}`);
    const guests = await db.selectFrom('guests').select('phone').where('dayId', '=', day.id).execute();
    const fast = guests.filter(({ phone }) => Number(phone.slice(-4)) <= FAST).length;
    outcomes.push({ fast, sold: guests.length, collectMs, drawMs });
  }
  await app.close();
  await db.destroy();
  rmSync(folder, { recursive: true });
  return outcomes;
};

const drawRows = async (): Promise<Row[]> => {
  const drawn: Drawn[] = [];
  while (drawn.length < DRAWS) drawn.push(...(await drawSome(DRAWS_OF_A_DATABASE)));
  if (drawn.some(({ sold }) => sold !== SEATS)) throw new Error('a draw did not sell exactly its seats');
  const seats = DRAWS * SEATS;
  const share = drawn.reduce((sum, { fast }) => sum + fast, 0) / seats;
  const fair = FAST / PEOPLE;
  const spread = 2.576 * Math.sqrt((fair * (1 - fair)) / seats);
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
  const isFair = Math.abs(share - fair) <= spread;
  return [
    {
      what: `share of ${seats.toLocaleString('en')} seats won by the ${FAST} of ${PEOPLE} requests in the first millisecond`,
      measured: percent(share),
      reference: `${percent(fair)} if fair`,
      ratio: '',
      goal: `${percent(fair - spread)} to ${percent(fair + spread)} ${isFair ? 'reached' : 'not reached'}`,
    },
    {
      what: `seats sold in each of ${DRAWS} draws`,
      measured: String(SEATS),
      reference: `${SEATS} on the boat`,
      ratio: '',
      goal: `= ${SEATS} reached`,
    },
    limitRow(
      `${FAST} requests in the first millisecond, until the last acknowledgement`,
      drawn.map(({ collectMs }) => collectMs / 1_000),
      { unit: ' s', atMost: 1 },
    ),
    limitRow(
      `${PEOPLE} concurrent requests for the outcome, until the last response, including the draw`,
      drawn.map(({ drawMs }) => drawMs / 1_000),
      { unit: ' s', atMost: 5 },
    ),
  ];
};

export const draw: Group = { title: 'Draw of an opening', rows: drawRows };
