/** Concurrent sequences of valid and invalid requests generated from the OpenAPI document (docs/decisions/0011). */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { OpenAPIV3_1 } from 'openapi-types';
import { API, DOCS } from '#contract/paths';
import { drained, isAnswered, openSeason, query, startProduct, ADMIN, type Product } from '#tests/support/product';
import type { FaultTest, Result } from '../faultTest';
import { sendTo, type Sent } from '../http';
import { endpointsOf, type Endpoint } from './endpoints';
import { openJudge, type Received, type Judge } from './judge';
import { learn, remember, type Memory } from './memory';
import { requestsOf, writeRequest, type Wanted } from './requests';
import { sequencesOf, TOUR } from './sequences';
import { NAME, SECOND } from './values';

const REQUESTS = { short: 1_000, whole: 100_000 };
/** Sequences that run in parallel, each sending one request at a time. */
const LANES = 24;
const MOST_STEPS = 20;
/** Sequences of a lane between two checks of the number of requests. */
const ROUND = 10;
/** Number of seeds of a lane. */
const MOST_ROUNDS = 10_000;
/** Attempts to shrink a failing sequence. */
const MOST_SHRINKS = 40;
const MOST_PROBLEMS = 30;
/** The promise; generous in the short form, which runs beside other suites. */
const SLOW_MS = { short: 10_000, whole: 1_000 };
/** Repetitions of a slow request without other load; a busy machine is not slow every time. */
const REPEATS = 3;
/** Most slow requests that are repeated, slowest first; more than ever occurred. */
const MOST_REPEATED = 5_000;
/** The access token is valid for 15 minutes. */
const LOGIN_MS = 5 * 60_000;
const PARK_MS = 500;
const PROGRESS_MS = 30_000;

interface Fuzz {
  product: Product;
  slowMs: number;
  endpoints: Map<string, Endpoint>;
  judge: Judge;
  shared: Memory;
  device: string;
  /** The access token of the fault test's own login, renewed in time. */
  operator: () => Promise<string>;
  tally: {
    sent: number;
    longest: number;
    succeeded: Set<string>;
    slow: { endpoint: Endpoint; sent: Sent; took: number }[];
  };
}

/** A request with a wrong response; `key` identifies its kind. */
class Problem extends Error {
  constructor(
    readonly key: string,
    what: string,
    { headers, ...sent }: Sent,
    { status, body }: Received,
  ) {
    const request = JSON.stringify({ ...sent, headers, ...(sent.body && { body: String(sent.body) }) });
    super(`${key}: ${what}\n  sent ${request.slice(0, 2_000)}\n  received ${status} ${body.slice(0, 1_000)}`);
  }
}

const json = { 'content-type': 'application/json' };
const logIn = async (
  port: number,
  userid: string,
  password: string,
  cookie = '',
): Promise<{ token: string; cookie: string }> => {
  const { status, headers, body } = await sendTo(port, {
    method: 'POST',
    path: API.signin,
    headers: { ...json, ...(cookie && { cookie }) },
    body: JSON.stringify({ userid, password }),
  });
  if (status !== 200) throw new Error(`the fault test's login got ${status} ${body}`);
  const [set = ''] = headers['set-cookie'] ?? [];
  return { token: (JSON.parse(body) as { token: string }).token, cookie: set.split(';')[0] || cookie };
};

/** Days for requests that need one. */
const fillSeason = async (product: Product, shared: Memory): Promise<void> => {
  for (const { id, date } of (await openSeason(product)).flat()) {
    remember(shared, 'day', id);
    remember(shared, 'date', date);
  }
};

/** Starts the product with a season and a second operator; requests change only the second account. */
const open = async (short: boolean): Promise<Fuzz> => {
  const product = await startProduct({ settings: { API_DOCS: 'on', TRUST_PROXY: '127.0.0.1' } });
  const { port, database } = product;
  let login = await logIn(port, ADMIN.userid, ADMIN.password);
  let since = performance.now();
  await query(
    database,
    `insert into users (userid, password_hash, created_at)
      select '${SECOND.userid}', password_hash, created_at from users limit 1 returning id`,
  );
  const second = await logIn(port, SECOND.userid, ADMIN.password);
  const [newPassword] = SECOND.passwords;
  await sendTo(port, {
    method: 'POST',
    path: API.changePassword,
    headers: { ...json, authorization: `Bearer ${second.token}` },
    body: JSON.stringify({ password: ADMIN.password, newPassword, newPasswordConfirm: newPassword }),
  });
  const { body } = await sendTo(port, { method: 'GET', path: DOCS.document });
  const endpoints = endpointsOf(JSON.parse(body) as OpenAPIV3_1.Document);
  const shared: Memory = new Map();
  await fillSeason(product, shared);
  return {
    product,
    slowMs: short ? SLOW_MS.short : SLOW_MS.whole,
    endpoints: new Map(endpoints.map((endpoint) => [endpoint.name, endpoint])),
    judge: openJudge(),
    shared,
    device: second.cookie,
    operator: async () => {
      if (performance.now() - since > LOGIN_MS) {
        since = performance.now();
        login = await logIn(port, ADMIN.userid, ADMIN.password, login.cookie);
      }
      return login.token;
    },
    tally: { sent: 0, longest: 0, succeeded: new Set(), slow: [] },
  };
};

/** Parks messages, so that they can be retried or resolved. */
const park = async ({ product }: Fuzz): Promise<void> => {
  await query(
    product.database,
    `update messages set state = 'PARKED', attempts = 6, sent_at = null, sent_text = null, sent_to = null where id in
      (select id from messages where state = 'SENT' order by id desc limit 50) returning id`,
  );
};

/**
 * Prepares a request to the waiting list: fills the newest day, or adds an entry with a known token, for an offer with a
 * held seat.
 */
const prepareWaiting = async ({ product, shared }: Fuzz, memory: Memory, name: string): Promise<void> => {
  const day = Number((memory.get('day') ?? shared.get('day'))?.at(-1) ?? 0);
  if (name.endsWith('/join')) {
    await query(product.database, `update config set use_waiting = 'Y' returning id`);
    // The limit of seats per address is a share of the boat, which is small now.
    await query(product.database, 'delete from throttle returning key');
    await query(
      product.database,
      `update days set total_count = guest_count, state = 'COMPLETE' where id = ${day} returning id`,
    );
    return;
  }
  // They use the entry of the previous request.
  if (name.endsWith('/place') || name.endsWith('/leave')) return;
  const state = name.endsWith('/manage/waiting/offer') ? 'WAITING' : 'OFFERED';
  const held = state === 'OFFERED' ? 1 : 0;
  const token = randomBytes(16).toString('hex');
  const hash = createHash('sha256').update(token).digest('hex');
  await query(
    product.database,
    `update days set total_count = total_count + 1, held_count = held_count + ${held} where id = ${day} returning id`,
  );
  const [entry] = await query<{ id: number }>(
    product.database,
    `insert into waiting (day_id, number, name, phone, guest_count, state, created_at, token_hash, hold_until)
      values (${day}, (select coalesce(max(number), 0) + 1 from waiting where day_id = ${day}), '${NAME}', '${token}', 1,
        '${state}', '2026-01-01T00:00:00.000Z', '${hash}', ${held ? "'9999-01-01T00:00:00.000Z'" : 'null'}) returning id`,
  );
  remember(memory, 'offer', token);
  memory.set('waiting', [entry?.id ?? 0]);
};

/** Gives the newest booking a deadline to extend. */
const withDeadline = async ({ product, shared }: Fuzz, memory: Memory): Promise<void> => {
  const guest = Number((memory.get('guest') ?? shared.get('guest'))?.at(-1) ?? 0);
  await query(
    product.database,
    `update guests set pay_by = '2000-01-01T00:00:00.000Z' where id = ${guest} returning id`,
  );
};

/** Gives the newest booking an idempotency key, for a request for its outcome. */
const withKey = async ({ product, shared, judge }: Fuzz, memory: Memory): Promise<void> => {
  const guest = Number((memory.get('guest') ?? shared.get('guest'))?.at(-1) ?? 0);
  const key = randomUUID();
  await query(
    product.database,
    `insert into idempotency_keys (key, guest_id, created_at)
      values ('${key}', ${guest}, '2026-01-01T00:00:00.000Z') returning key`,
  );
  remember(memory, 'bookingKey', key);
  judge.grant(key, guest);
};

/** Marks all data as demo data, which can be deleted. */
const markAsDemo = async ({ product }: Fuzz): Promise<void> => {
  await query(
    product.database,
    `update setup set demo = 'FILLED', demo_guests = 1000000, demo_waiting = 1000000 returning id`,
  );
};

/** Sends a request and returns the problem of its response, or null. */
const carryOut = async (fuzz: Fuzz, wanted: Wanted, memory: Memory): Promise<Problem | null> => {
  const { product, endpoints, judge, shared, device, tally } = fuzz;
  const endpoint = endpoints.get(wanted.endpoint) as Endpoint;
  const sent = writeRequest(endpoint, wanted, { memory, shared, operator: await fuzz.operator(), device });
  judge.record(endpoint, sent);
  tally.sent += 1;
  const began = performance.now();
  const received = await sendTo(product.port, sent).catch((error: Error): Received => {
    return { status: 0, headers: {}, body: String(error) };
  });
  const took = performance.now() - began;
  tally.longest = Math.max(tally.longest, took);
  if (took > fuzz.slowMs) tally.slow.push({ endpoint, sent, took });
  const what = received.status === 0 ? 'no response' : judge.wrongWith(endpoint, wanted, sent, received);
  if (what !== null) return new Problem(`${endpoint.name} ${what.slice(0, 120)}`, what, sent, received);
  if (received.status < 300) {
    tally.succeeded.add(endpoint.name);
    const isJson = String(received.headers['content-type']).startsWith('application/json');
    learn(memory, endpoint.path, isJson ? JSON.parse(received.body) : received.body, received.headers);
  }
  return null;
};

/** Sends a valid request to every endpoint; returns the failures. */
const tour = async (fuzz: Fuzz, seed: number): Promise<string[]> => {
  const memory: Memory = new Map();
  const found: string[] = [];
  for (const name of TOUR) {
    const endpoint = fuzz.endpoints.get(name);
    if (!endpoint) {
      found.push(`${name} is not in the document`);
      continue;
    }
    if (name.includes('/waiting/')) await prepareWaiting(fuzz, memory, name);
    if (name.endsWith('/extend')) await withDeadline(fuzz, memory);
    if (name.endsWith('/outcome')) await withKey(fuzz, memory);
    if (name.endsWith('/start-over')) await markAsDemo(fuzz);
    if (name.includes('/messages/{id}')) {
      await drained(fuzz.product);
      await park(fuzz);
    }
    const [wanted] = fc.sample(requestsOf(endpoint, true), { numRuns: 1, seed }) as [Wanted];
    const problem = await carryOut(fuzz, wanted, memory);
    if (problem) found.push(problem.message);
  }
  for (const name of fuzz.endpoints.keys()) if (!fuzz.tally.succeeded.has(name)) found.push(`${name} did not succeed`);
  return found;
};

const runLane = async (
  fuzz: Fuzz,
  sequences: fc.Arbitrary<Wanted[]>,
  { total, seed, problems }: { total: number; seed: number; problems: Map<string, string> },
): Promise<void> => {
  for (let round = 0; fuzz.tally.sent < total && problems.size < MOST_PROBLEMS; round += 1) {
    let current: Problem | null = null;
    let shrinks = 0;
    const property = fc.asyncProperty(sequences, async (steps) => {
      if (fuzz.tally.sent >= total || (current && (shrinks += 1) > MOST_SHRINKS)) return;
      const memory: Memory = new Map();
      for (const step of steps) {
        const problem = await carryOut(fuzz, step, memory);
        if (!problem || (problems.has(problem.key) && problem.key !== current?.key)) continue;
        // Printed before shrinking, because the problem may depend on a concurrent sequence.
        if (!current) console.error(problem.message);
        current = problem;
        problems.set(problem.key, problem.message);
        throw problem;
      }
    });
    await fc.check(property, { numRuns: ROUND, seed: seed + round });
  }
};

/** Repeats slow requests one by one; returns those that are always slow. */
const alwaysSlow = async ({ product, tally, slowMs }: Fuzz): Promise<string[]> => {
  const found: string[] = [];
  for (const { endpoint, sent } of tally.slow.sort((a, b) => b.took - a.took).slice(0, MOST_REPEATED)) {
    let fastest = Infinity;
    for (let time = 0; time < REPEATS && fastest > slowMs; time += 1) {
      const began = performance.now();
      await sendTo(product.port, sent);
      fastest = Math.min(fastest, performance.now() - began);
    }
    if (fastest > slowMs)
      found.push(`${endpoint.name} took ${Math.round(fastest)} ms: ${JSON.stringify(sent).slice(0, 500)}`);
  }
  return found;
};

const shown = (problems: readonly string[], otherwise: string): string =>
  problems.length === 0 ? otherwise : `${problems.length} kinds: ${problems.join('\n')}`;

export const fuzz: FaultTest = {
  title: 'valid and invalid requests to every endpoint of the API document',
  run: async ({ short, seed }) => {
    const total = short ? REQUESTS.short : REQUESTS.whole;
    const made = await open(short);
    const { product, judge, tally, endpoints, slowMs } = made;
    const toured = await tour(made, seed);
    made.shared.clear();
    await fillSeason(product, made.shared);
    const problems = new Map<string, string>();
    const parking = setInterval(() => void park(made), PARK_MS);
    const progress = setInterval(
      () => console.log(`  ${tally.sent} of ${total}, ${problems.size} problems`),
      PROGRESS_MS,
    );
    const sequences = sequencesOf(endpoints, MOST_STEPS);
    const laneOf = (_: unknown, lane: number): Promise<void> =>
      runLane(made, sequences, { total, seed: seed * 1_000_003 + lane * MOST_ROUNDS, problems });
    await Promise.all(Array.from({ length: LANES }, laneOf));
    clearInterval(parking);
    clearInterval(progress);
    const slow = await alwaysSlow(made);
    const leaks = await judge.leaks(product);
    const [error] = judge.errors(product);
    const isAlive = await isAnswered(product.url);

    const count = (number: number): string => number.toLocaleString('en');
    const done = `${count(tally.sent)} requests to ${endpoints.size} endpoints, ${LANES} at a time`;
    const statuses = Array.from(judge.statuses)
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${count(times)} × ${status}`);
    const result = (promise: string, found: readonly string[], otherwise: string): Result => ({
      promise,
      done,
      seen: shown(found, otherwise),
      passed: found.length === 0,
    });
    return [
      result('every documented endpoint succeeds with a generated request', toured, 'all succeeded'),
      result(
        'no 5xx, no error in the log, no undocumented status, no response against its schema, no data of another guest',
        [
          ...problems.values(),
          ...(error === undefined ? [] : [`an error in the log: ${error}`]),
          ...(isAlive ? [] : ['the product does not respond any more']),
        ],
        statuses.join(', '),
      ),
      result(
        `no request hangs: every request slower than ${slowMs / 1000} s is faster when repeated alone`,
        slow,
        `slowest response ${Math.round(tally.longest)} ms; slower than ${slowMs / 1000} s: ${count(tally.slow.length)}; repeated: ${count(Math.min(MOST_REPEATED, tally.slow.length))}; always slow: none`,
      ),
      result(
        'no password, token, key or hash in a response or log line, no telephone number in the log',
        leaks,
        'none',
      ),
    ];
  },
};
