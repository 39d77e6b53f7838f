/** Repeats a visitor's lookups and the operator's calls during a fault. */
import { setTimeout } from 'node:timers/promises';
import { API } from '#contract/paths';
import { call, signIn, type Product } from '#tests/support/product';
import type { Visitors } from './visitors';

/** The password of the looked-up bookings. */
export const PASSWORD = '1234';
const PAUSE_MS = 100;
const TIMEOUT_MS = 25_000;

export interface Askers {
  /** How often each question was answered with each status. */
  answers: Map<string, number>;
  /** Wrong responses, and responses later than `mostMs`. */
  wrong: string[];
  ask: (options: { stop: AbortSignal; mostMs: number }) => Promise<void>;
}

/** Lets visitors look their bookings up, and logs the operator in; while everything works. */
export const openAskers = async (product: Product, { visits }: Visitors): Promise<Askers> => {
  const token = await signIn(product);
  await call(product, API.storeLogic, { month: 6, reserveTime: 23, ktAdmin: 'N', useReserveFind: 'Y' }, token);
  const answers = new Map<string, number>();
  const wrong: string[] = [];
  let asked = 0;
  /** Each time another booking: a number may be looked up only so often. */
  const lookUp = (): object => {
    const booked = visits.filter(({ guestId, body }) => guestId !== null && body.password !== undefined);
    return { guestId: booked[(asked += 1) % (booked.length || 1)]?.guestId ?? '', password: PASSWORD };
  };
  const note = (): object => ({ id: visits[0]?.body.id, memo: `어묵탕 ${(asked += 1)}` });

  const askOne = async (name: string, address: string, body: object | null, mostMs: number): Promise<void> => {
    const began = performance.now();
    try {
      const answer = await fetch(product.url + address, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(name !== 'lookup' && { authorization: `Bearer ${token}` }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const content = await answer.text();
      const said = `${name} ${answer.status}`;
      answers.set(said, (answers.get(said) ?? 0) + 1);
      if (answer.status === 503 && !answer.headers.has('retry-after')) wrong.push(`${said} without Retry-After`);
      else if (answer.status !== 200 && answer.status !== 503) wrong.push(`${said} ${content.slice(0, 200)}`);
    } catch (error) {
      wrong.push(`${name}: ${String(error)}`);
    }
    const took = performance.now() - began;
    if (took > mostMs) wrong.push(`${name} was answered after ${Math.round(took)} ms`);
  };

  return {
    answers,
    wrong,
    ask: async ({ stop, mostMs }) => {
      const again = async (name: string, address: string, bodyOf: () => object | null): Promise<void> => {
        while (!stop.aborted) {
          await askOne(name, address, bodyOf(), mostMs);
          await setTimeout(PAUSE_MS);
        }
      };
      await Promise.all([
        again('lookup', API.findBooking, lookUp),
        again('summary', API.guestSummary, () => null),
        again('memo', API.updateDayMemo, note),
      ]);
    },
  };
};
