/** A message provider hangs, is slow or sends invalid responses: bookings succeed, and the messages are delivered later. */
import type { ServerResponse } from 'node:http';
import { residentMiB } from '#tests/support/processes';
import { openSeason, query, startProduct, widen } from '#tests/support/product';
import type { FaultTest, Result } from './faultTest';
import { contradictions } from './ledger';
import { accepts, openProvider, unsentAfter } from './provider';
import { visitorsOf } from './visitors';

const VISITORS = 2;
const OUTBOX_S = 60;
const MOST_MEMORY_MIB = 150;
const CHUNK = Buffer.alloc(256 * 1024, 'x');

const drip = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-length': '1000' });
  const dripping = setInterval(() => response.write('x'), 200);
  response.once('close', () => clearInterval(dripping));
};

const pour = (response: ServerResponse): void => {
  const more = (): void => {
    while (!response.destroyed && response.write(CHUNK));
  };
  response.writeHead(200).on('drain', more);
  more();
};

const FAULTS: Record<string, (response: ServerResponse) => void> = {
  'sends invalid HTTP': ({ socket }) => void socket?.end('nonsense\r\n\r\n'),
  'responds with 500': (response) => void response.writeHead(500).end('nonsense'),
  'sends an endless response': pour,
  'sends a byte every 0.2 s': drip,
  'never responds': () => undefined,
};

export const channel: FaultTest = {
  title: 'message provider down, slow or broken',
  run: async ({ short }) => {
    const provider = await openProvider();
    const product = await startProduct({ settings: provider.settings });
    const { url, database } = product;
    const days = (await openSeason(product)).flat();
    await widen(product, days);
    const visitors = visitorsOf(days);
    const results: Result[] = [];
    for (const [name, behaviour] of Object.entries(FAULTS)) {
      // Takes ten seconds, like the provider that never responds.
      if (short && behaviour === drip) continue;
      const before = residentMiB(product.pid);
      const earlier = visitors.visits.length;
      provider.behave(behaviour);
      let grown = 0;
      const watching = setInterval(() => (grown = Math.max(grown, residentMiB(product.pid) - before)), 100);
      await visitors.book(url, { count: VISITORS, stop: AbortSignal.timeout(short ? 700 : 12_000) });
      clearInterval(watching);
      const booked = visitors.visits.length - earlier;
      provider.behave(accepts);
      // A failed message waits at least half a minute; the fault test makes it due at once.
      const due = `update messages set due_at = created_at where state = 'QUEUED' and claimed_until is null returning id`;
      let unsent = NaN;
      for (let waited = 0; unsent !== 0 && waited < OUTBOX_S; waited += 1) {
        await query(database, due);
        await visitors.book(url, { count: 1, stop: AbortSignal.timeout(1) });
        unsent = await unsentAfter(database, 1);
      }
      const refused = Array.from(visitors.responses.keys()).filter((response) => response !== '200');
      const wrong = [...visitors.wrong, ...refused, ...(await contradictions(database, visitors.visits))];
      results.push({
        promise: `provider ${name}: every booking succeeds, every message is delivered later, memory grows by less than ${MOST_MEMORY_MIB} MiB`,
        done: `${booked} bookings during the fault`,
        seen: wrong.join('; ') || `all booked, ${unsent} unsent afterwards, memory grew by ${Math.round(grown)} MiB`,
        passed: wrong.length === 0 && unsent === 0 && grown < MOST_MEMORY_MIB,
      });
    }
    provider.close();
    return results;
  },
};
