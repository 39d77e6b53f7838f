/** The machine's clock jumps while the product runs: bookings, the login and messages continue. */
import { setTimeout } from 'node:timers/promises';
import type { SigninResponse } from '#contract/auth/auth.schema';
import { API, REFRESH_TOKEN_HEADER } from '#contract/paths';
import { ADMIN, call, openSeason, query, signIn, startProduct, widen, type Product } from '#tests/support/product';
import type { FaultTest, Result } from './faultTest';
import { contradictions } from './ledger';
import { openClock } from './movedClock';
import { accepts, openProvider, unsentAfter } from './provider';
import { visitorsOf } from './visitors';

const VISITORS = 2;
const LOAD_MS = { short: 400, whole: 2_000 };
const HOUR_S = 3_600;
/** Offsets of the clock from the real time, in seconds, in this order. */
const JUMPS = { 'an hour forward': HOUR_S, 'an hour back': 0, 'a day forward': 24 * HOUR_S, 'a day back': 0 };
/** One more than the limit of wrong passwords per booking number, and of tickets per minute. */
const GUESSES = 6;
const TICKETS = 61;
/** Longer than the product's check for clock jumps (each minute) and its delivery of due messages (15 s). */
const REPAIR_S = 120;

/** An operator's requests, which renew an expired login as the screens do; each returns its problem or null. */
const openOperator = async ({ url }: Product) => {
  let { token, refreshToken } = (await call({ url } as Product, API.signin, ADMIN)) as SigninResponse;
  const request = async (): Promise<number> =>
    (await fetch(url + API.guestSummary, { headers: { authorization: `Bearer ${token}` } })).status;
  return async (): Promise<string | null> => {
    const status = await request();
    if (status === 200) return null;
    const renewed = await fetch(url + API.reissue, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, [REFRESH_TOKEN_HEADER]: refreshToken },
    });
    if (status !== 401 || renewed.status !== 200) return `the operator got ${status}, then ${renewed.status}`;
    [token, refreshToken] = [await renewed.text(), renewed.headers.get(REFRESH_TOKEN_HEADER) ?? ''];
    const again = await request();
    return again === 200 ? null : `the operator got ${again} with a new token`;
  };
};

/** Uses up the limits of a booking number and of a login; returns a function for one more attempt at both. */
const useUp = async ({ url }: Product, guestId: string, token: string): Promise<() => Promise<number[]>> => {
  const find = async (): Promise<number> => {
    const body = JSON.stringify({ guestId, password: '9999' });
    return (
      await fetch(url + API.findBooking, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    ).status;
  };
  const ticket = async (): Promise<number> =>
    (await fetch(url + API.sseToken, { method: 'POST', headers: { authorization: `Bearer ${token}` } })).status;
  for (let count = 0; count < GUESSES; count += 1) await find();
  for (let count = 0; count < TICKETS; count += 1) await ticket();
  return async () => [await find(), await ticket()];
};

/** Waits until the product has recorded that it is alive (each minute) with the advanced clock. */
const recorded = async ({ database }: Product): Promise<void> => {
  const ahead = new Date(Date.now() + HOUR_S * 1_000).toISOString();
  for (let waited = 0; waited < REPAIR_S; waited += 1) {
    const [row] = await query<{ at: string }>(database, 'select at from alive');
    if (row && row.at > ahead) return;
    await setTimeout(1_000);
  }
  throw new Error(`no time of the advanced clock was recorded within ${REPAIR_S} seconds`);
};

/** Bookings and days that changed their state although only the clock jumped. */
const stateChanges = async ({ database }: Product): Promise<string[]> => {
  const [row] = await query<{ cancelled: number; closed: number }>(
    database,
    `select (select count(*) from guests where state <> 'WATTING') as cancelled,
      (select count(*) from days where state <> 'OPEN') as closed`,
  );
  return row?.cancelled === 0 && row.closed === 0
    ? []
    : [`${row?.cancelled} bookings and ${row?.closed} days changed their state`];
};

export const clock: FaultTest = {
  title: 'clock jumps',
  needsCompiler: true,
  run: async ({ short }) => {
    const { settings, set } = openClock();
    const provider = await openProvider();
    const product = await startProduct({ settings: { ...settings, ...provider.settings } });
    const days = (await openSeason(product)).flat();
    await widen(product, days);
    const token = await signIn(product);
    await call(product, API.storeLogic, { month: 6, reserveTime: 23, ktAdmin: 'N', useReserveFind: 'Y' }, token);
    const operator = await openOperator(product);
    const visitors = visitorsOf(days, { password: '1234' });
    const bookFor = (ms: number): Promise<void> =>
      visitors.book(product.url, { count: VISITORS, stop: AbortSignal.timeout(ms) });
    const loadMs = short ? LOAD_MS.short : LOAD_MS.whole;
    const results: Result[] = [];
    let tryAgain: (() => Promise<number[]>) | null = null;
    await bookFor(loadMs);
    for (const [name, seconds] of Object.entries(JUMPS)) {
      const before = visitors.responses.get('200') ?? 0;
      set(seconds);
      // The retry of a failed message gets its time from the advanced clock.
      if (seconds > HOUR_S) provider.behave((response) => void response.writeHead(500).end());
      await bookFor(loadMs);
      const login = await operator();
      if (seconds > HOUR_S && !short) {
        const fresh = await signIn(product);
        tryAgain = await useUp(product, visitors.visits[0]?.guestId ?? '', fresh);
        await recorded(product);
      }
      provider.behave(accepts);
      const others = Array.from(visitors.responses).filter(([response]) => response !== '200');
      const wrong = [
        ...visitors.wrong.splice(0),
        ...others.map(([response, times]) => `${times} × ${response}`),
        ...(await contradictions(product.database, visitors.visits)),
        ...(await stateChanges(product)),
        ...(login === null ? [] : [login]),
      ];
      const booked = (visitors.responses.get('200') ?? 0) - before;
      results.push({
        promise: `${name}: every booking succeeds, nothing is cancelled, the login stays valid`,
        done: `${VISITORS} visitors and the operator`,
        seen: wrong.length === 0 ? `${booked} bookings, none refused or cancelled` : [...new Set(wrong)].join('; '),
        passed: wrong.length === 0 && booked > 0,
      });
    }
    if (tryAgain) {
      const unsent = await unsentAfter(product.database, REPAIR_S);
      await setTimeout(1_000);
      const statuses = await tryAgain();
      results.push({
        promise: 'after the clock is set back, times stored by the advanced clock delay nothing',
        done: 'failed messages, a locked booking number, the tickets of a minute used up',
        seen: `${unsent} messages unsent; lookup ${statuses[0]}, ticket ${statuses[1]}`,
        passed: unsent === 0 && statuses[0] === 404 && statuses[1] === 200,
      });
    }
    provider.close();
    return results;
  },
};
