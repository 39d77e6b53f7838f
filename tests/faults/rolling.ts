/** Two servers are upgraded one after the other while visitors book and the operator is logged in. */
import { setTimeout } from 'node:timers/promises';
import type { SigninResponse } from '#contract/auth/auth.schema';
import { API, REFRESH_TOKEN_HEADER } from '#contract/paths';
import { readEvents } from '#tests/support/server/eventReader';
import { ADMIN, call, openSeason, query, signIn, startProduct, widen, type Product } from '#tests/support/product';
import type { FaultTest, Result } from './faultTest';
import { contradictions } from './ledger';
import { newerRelease, NEWER_VERSION } from './newer';
import { postgresPlaces } from './places';
import { openRoundRobin } from './roundRobin';
import { openBrowserVisitor } from './browser';
import { visitorsOf, type Visit } from './visitors';

const VISITORS = 8;
const PATIENCE_MS = 50;
/** Time under load before and after each restart. */
const LOAD_MS = { short: 500, whole: 3_000 };
/** Limit for the stream to open, and for the last changes to arrive on it. */
const SETTLE_MS = 15_000;
const STEP_MS = 50;

/** A logged-in operator whose event stream reconnects whenever it ends. */
const openOperator = async (url: string) => {
  let { token, refreshToken } = (await call({ url } as Product, API.signin, ADMIN)) as SigninResponse;
  const wrong: string[] = [];
  const received = new Set<number>();
  let last = 0;
  let opened = 0;
  let isOver = false;
  let resyncedTo = 0;
  const authorized = () => ({ authorization: `Bearer ${token}` });

  /** Records the stream's events so far. */
  const take = (text: string): void => {
    // `ready` only gives the stream's position; after `resync` the screen reloads everything up to it.
    for (const [, id, event] of text.matchAll(/^id: (\d+)\nevent: (\w+)$/gm)) {
      if (event === 'resync') resyncedTo = Math.max(resyncedTo, Number(id));
      else if (event !== 'ready') received.add(Number(id));
      last = Math.max(last, Number(id));
    }
  };
  const listen = async (): Promise<void> => {
    const ticket = await fetch(url + API.sseToken, { method: 'POST', headers: authorized() });
    if (ticket.status === 401) wrong.push('the login has ended');
    const { token: pass } = (await ticket.json()) as { token: string };
    const since: Record<string, string> = last > 0 ? { 'last-event-id': String(last) } : {};
    const reader = await readEvents(`${url}${API.events}?token=${pass}`, since);
    opened += reader.response.statusCode === 200 ? 1 : 0;
    const ended = { is: false };
    void reader.ended.then(() => (ended.is = true));
    while (!isOver && !ended.is) {
      await setTimeout(STEP_MS);
      take(reader.text());
    }
    reader.close();
  };
  const listening = (async () => {
    while (!isOver) {
      // Like a browser, reconnects with the last received id.
      await listen().catch(() => undefined);
      await setTimeout(STEP_MS);
    }
  })();
  const within = async (done: () => boolean): Promise<void> => {
    const until = performance.now() + SETTLE_MS;
    while (!done() && performance.now() < until) await setTimeout(STEP_MS);
  };
  // Bookings made before the first stream are not on it; the screen loads them with its page.
  await within(() => last > 0);

  return {
    wrong,
    /** Loads the summary and renews the login, as a screen does. */
    work: async (): Promise<void> => {
      const summary = await fetch(url + API.guestSummary, { headers: authorized() });
      if (summary.status !== 200) wrong.push(`the operator's request got ${summary.status}`);
      const renewed = await fetch(url + API.reissue, {
        method: 'POST',
        headers: { ...authorized(), [REFRESH_TOKEN_HEADER]: refreshToken },
      });
      if (renewed.status !== 200) wrong.push(`renewing the login got ${renewed.status}`);
      else [token, refreshToken] = [await renewed.text(), renewed.headers.get(REFRESH_TOKEN_HEADER) ?? ''];
    },
    /** Ends the stream; returns how often it was opened and how many bookings it missed. */
    end: async (database: string): Promise<{ opened: number; missed: number }> => {
      const rows = await query<{ id: number }>(database, `select id from changes where action = 'BOOKED'`);
      const missed = (): number => rows.filter(({ id }) => id > resyncedTo && !received.has(id)).length;
      await within(() => missed() === 0);
      isOver = true;
      await listening;
      return { opened, missed: missed() };
    },
  };
};

/** Repeatedly books, finds and cancels in a browser until `stop`; returns the bookings. */
const browse = async (url: string, stop: AbortSignal): Promise<Visit[]> => {
  const visitor = await openBrowserVisitor(url);
  const visits: Visit[] = [];
  try {
    while (!stop.aborted) visits.push(await visitor.visit());
  } finally {
    await visitor.close();
  }
  return visits;
};

export const rolling: FaultTest = {
  title: 'rolling upgrade of two servers',
  needsPostgres: true,
  run: async ({ short }): Promise<Result[]> => {
    const places = postgresPlaces();
    const newer = await newerRelease();
    const rounds = short ? 1 : 5;
    const loadMs = short ? LOAD_MS.short : LOAD_MS.whole;
    const broken: string[] = [];
    let booked = 0;
    let failed = 0;
    let opened = 0;
    let missed = 0;
    let longestMs = 0;
    let flows = 0;
    for (let round = 0; round < rounds; round += 1) {
      const database = await places.next();
      const servers = [await startProduct({ database }), await startProduct({ database })];
      const days = (await openSeason(servers[0] as Product)).flat();
      await widen(servers[0] as Product, days);
      const proxy = await openRoundRobin(servers.map(({ port }) => port));
      // With lookups allowed, bookings require a password.
      const policy = { month: 6, reserveTime: 23, ktAdmin: 'N', useReserveFind: 'Y' };
      await call(servers[0] as Product, API.storeLogic, policy, await signIn(servers[0] as Product));
      const visitors = visitorsOf(days, { password: '4821' });
      const operator = await openOperator(proxy.url);
      const stop = new AbortController();
      const booking = visitors.book(proxy.url, { count: VISITORS, stop: stop.signal, patience: PATIENCE_MS });
      const browsing = short
        ? Promise.resolve([])
        : browse(proxy.url, stop.signal).catch((error: unknown) => {
            broken.push(`in the browser: ${String(error)}`);
            return [];
          });
      for (const [index, server] of servers.entries()) {
        await setTimeout(loadMs);
        await operator.work();
        const began = performance.now();
        await server.end();
        servers[index] = await startProduct({ database, port: server.port, entry: newer });
        longestMs = Math.max(longestMs, performance.now() - began);
        await operator.work();
      }
      await setTimeout(loadMs);
      stop.abort();
      await booking;
      const browsed = await browsing;
      visitors.visits.push(...browsed);
      flows += browsed.length;
      await visitors.bookAgain(proxy.url);
      await operator.work();
      const stream = await operator.end(database);
      opened += stream.opened;
      missed += stream.missed;
      const [{ found } = { found: 0 }] = await query<{ found: number }>(
        database,
        'select max(version) as found from migrations',
      );
      if (Number(found) !== NEWER_VERSION) broken.push('the newer release has not migrated');
      broken.push(...(await contradictions(database, visitors.visits)), ...visitors.wrong, ...operator.wrong);
      const open = visitors.visits.filter(({ guestId }) => guestId === null).length;
      if (open > 0) broken.push(`${open} without a booking`);
      booked += visitors.visits.length;
      failed += [...visitors.responses].reduce((sum, [response, count]) => sum + (response === '200' ? 0 : count), 0);
      proxy.close();
      for (const server of servers) await server.end();
    }
    const done = `${rounds} × two servers replaced in turn behind a round-robin proxy, with ${VISITORS} visitors`;
    const logins = broken.filter((line) => /login|operator/.test(line));
    const bookings = broken.filter((line) => !logins.includes(line));
    return [
      {
        promise: 'no acknowledged booking is lost or stored twice',
        done,
        seen:
          bookings.length === 0
            ? `${booked} bookings, none lost; ${failed} requests failed and were retried${short ? '' : `; ${flows} bookings made, found and cancelled in a browser`}`
            : [...new Set(bookings)].join('; '),
        passed: bookings.length === 0 && (short || flows >= rounds),
      },
      {
        promise: 'logins stay valid on both servers',
        done,
        seen: logins.length === 0 ? `renewed ${5 * rounds} times` : [...new Set(logins)].join('; '),
        passed: logins.length === 0,
      },
      {
        promise: "the operator's stream reconnects and receives every booking",
        done,
        seen: `opened ${opened} times, ${missed} bookings missed; a server was down for at most ${Math.round(longestMs)} ms`,
        passed: missed === 0 && opened > rounds,
      },
    ];
  },
};
