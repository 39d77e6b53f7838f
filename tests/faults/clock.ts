/** The clock of the machine jumps while the product runs: visitors book, the operator stays logged in, messages go out. */
import { setTimeout } from 'node:timers/promises';
import type { SigninAnswer } from '#contract/auth/auth.schema';
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
/** What the clock shows more than the time, in seconds, in this order. */
const JUMPS = { 'an hour forward': HOUR_S, 'an hour back': 0, 'a day forward': 24 * HOUR_S, 'a day back': 0 };
/** More wrong passwords than a booking number allows, and more tickets than a minute allows. */
const GUESSES = 6;
const TICKETS = 61;
/** The product checks for clock jumps every minute, and sends due messages within a quarter of a minute. */
const MENDED_S = 120;

/** An operator who calls from time to time, and renews the login when it has expired, like the screens. */
const openOperator = async ({ url }: Product) => {
  let { token, refreshToken } = (await call({ url } as Product, API.signin, ADMIN)) as SigninAnswer;
  const ask = async (): Promise<number> =>
    (await fetch(url + API.guestSummary, { headers: { authorization: `Bearer ${token}` } })).status;
  return async (): Promise<string | null> => {
    const status = await ask();
    if (status === 200) return null;
    const renewed = await fetch(url + API.reissue, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, [REFRESH_TOKEN_HEADER]: refreshToken },
    });
    if (status !== 401 || renewed.status !== 200) return `the operator was answered ${status}, then ${renewed.status}`;
    [token, refreshToken] = [await renewed.text(), renewed.headers.get(REFRESH_TOKEN_HEADER) ?? ''];
    const again = await ask();
    return again === 200 ? null : `the operator was answered ${again} with a new token`;
  };
};

/** Uses up the limits per minute of a number and a login; returns a function for one more attempt. */
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

/** Waits until the product has noted that it runs, which it does every minute, by a clock that is ahead. */
const noted = async ({ database }: Product): Promise<void> => {
  const ahead = new Date(Date.now() + HOUR_S * 1_000).toISOString();
  for (let waited = 0; waited < MENDED_S; waited += 1) {
    const [row] = await query<{ at: string }>(database, 'select at from alive');
    if (row && row.at > ahead) return;
    await setTimeout(1_000);
  }
  throw new Error(`the product has not noted the clock that is ahead within ${MENDED_S} seconds`);
};

/** What is not as it was before any clock jumped. */
const changed = async ({ database }: Product): Promise<string[]> => {
  const [row] = await query<{ cancelled: number; closed: number }>(
    database,
    `select (select count(*) from guests where state <> 'WATTING') as cancelled,
      (select count(*) from days where state <> 'OPEN') as closed`,
  );
  return row?.cancelled === 0 && row.closed === 0
    ? []
    : [`${row?.cancelled} bookings and ${row?.closed} days have changed their state`];
};

export const clock: FaultTest = {
  title: 'the clock of the machine jumps',
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
    let askAgain: (() => Promise<number[]>) | null = null;
    await bookFor(loadMs);
    for (const [name, seconds] of Object.entries(JUMPS)) {
      const before = visitors.answers.get('200') ?? 0;
      set(seconds);
      // What a provider refuses meanwhile is due again by the clock of the moment.
      if (seconds > HOUR_S) provider.behave((response) => void response.writeHead(500).end());
      await bookFor(loadMs);
      const login = await operator();
      if (seconds > HOUR_S && !short) {
        const fresh = await signIn(product);
        askAgain = await useUp(product, visitors.visits[0]?.guestId ?? '', fresh);
        await noted(product);
      }
      provider.behave(accepts);
      const others = Array.from(visitors.answers).filter(([answer]) => answer !== '200');
      const wrong = [
        ...visitors.wrong.splice(0),
        ...others.map(([answer, times]) => `${times} × ${answer}`),
        ...(await contradictions(product.database, visitors.visits)),
        ...(await changed(product)),
        ...(login === null ? [] : [login]),
      ];
      const booked = (visitors.answers.get('200') ?? 0) - before;
      results.push({
        promise: `${name}: everybody books, nothing is cancelled, the login goes on`,
        done: `${VISITORS} visitors and the operator`,
        seen: wrong.length === 0 ? `${booked} bookings, all as they should be` : [...new Set(wrong)].join('; '),
        kept: wrong.length === 0 && booked > 0,
      });
    }
    if (askAgain) {
      const unsent = await unsentAfter(product.database, MENDED_S);
      await setTimeout(1_000);
      const statuses = await askAgain();
      results.push({
        promise: 'what was written while the clock was ahead holds nothing up after it has gone back',
        done: 'messages that were refused, a locked booking number, tickets of a minute used up',
        seen: `${unsent} messages unsent; the lookup was answered ${statuses[0]}, the ticket ${statuses[1]}`,
        kept: unsent === 0 && statuses[0] === 404 && statuses[1] === 200,
      });
    }
    provider.close();
    return results;
  },
};
