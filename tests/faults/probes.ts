/** Repeats a visitor's lookups and the operator's requests during a fault. */
import { setTimeout } from 'node:timers/promises';
import { API } from '#contract/paths';
import { call, signIn, type Product } from '#tests/support/product';
import type { Visitors } from './visitors';

/** The password of the looked-up bookings. */
export const PASSWORD = '1234';
const PAUSE_MS = 100;
const TIMEOUT_MS = 25_000;

export interface Probes {
  /** Number of responses by request and status, such as `lookup 200`. */
  responses: Map<string, number>;
  /** Wrong responses, and responses later than `mostMs`. */
  wrong: string[];
  repeat: (options: { stop: AbortSignal; mostMs: number }) => Promise<void>;
}

/** Allows lookups and logs the operator in, before the fault. */
export const openProbes = async (product: Product, { visits }: Visitors): Promise<Probes> => {
  const token = await signIn(product);
  await call(product, API.storeLogic, { month: 6, reserveTime: 23, ktAdmin: 'N', useReserveFind: 'Y' }, token);
  const responses = new Map<string, number>();
  const wrong: string[] = [];
  let turns = 0;
  /** Uses the bookings in turn, because lookups of one number are limited. */
  const lookUp = (): object => {
    const booked = visits.filter(({ guestId, body }) => guestId !== null && body.password !== undefined);
    return { guestId: booked[(turns += 1) % (booked.length || 1)]?.guestId ?? '', password: PASSWORD };
  };
  const memo = (): object => ({ id: visits[0]?.body.id, memo: `어묵탕 ${(turns += 1)}` });

  const sendOne = async (name: string, address: string, body: object | null, mostMs: number): Promise<void> => {
    const began = performance.now();
    try {
      const response = await fetch(product.url + address, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(name !== 'lookup' && { authorization: `Bearer ${token}` }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const content = await response.text();
      const outcome = `${name} ${response.status}`;
      responses.set(outcome, (responses.get(outcome) ?? 0) + 1);
      if (response.status === 503 && !response.headers.has('retry-after')) wrong.push(`${outcome} without Retry-After`);
      else if (response.status !== 200 && response.status !== 503) wrong.push(`${outcome} ${content.slice(0, 200)}`);
    } catch (error) {
      wrong.push(`${name}: ${String(error)}`);
    }
    const took = performance.now() - began;
    if (took > mostMs) wrong.push(`${name}: response after ${Math.round(took)} ms`);
  };

  return {
    responses,
    wrong,
    repeat: async ({ stop, mostMs }) => {
      const loop = async (name: string, address: string, bodyOf: () => object | null): Promise<void> => {
        while (!stop.aborted) {
          await sendOne(name, address, bodyOf(), mostMs);
          await setTimeout(PAUSE_MS);
        }
      };
      await Promise.all([
        loop('lookup', API.findBooking, lookUp),
        loop('summary', API.guestSummary, () => null),
        loop('memo', API.updateDayMemo, memo),
      ]);
    },
  };
};
