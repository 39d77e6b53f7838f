import type { FastifyBaseLogger } from 'fastify';
import type { RenderedPage, RenderPage } from '#contract/rendering';
import { failureOf } from '#server/logger';
import type { Context } from '#server/context';
import { readFirstResponse } from './firstResponses';

/** Per second, on average and at once: rendering takes as long as many other responses. */
const A_SECOND = 10;
const AT_ONCE = 60;

/** A budget, so that bookings do not wait while many pages are rendered. `elapsed` is monotonic, in milliseconds. */
export const renderBudget = (elapsed: () => number): { take: () => boolean } => {
  let left = AT_ONCE;
  let last = elapsed();
  return {
    take: () => {
      const now = elapsed();
      left = Math.min(AT_ONCE, left + ((now - last) * A_SECOND) / 1_000);
      last = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};

/**
 * Callers with the same key share a run. Callers during a run get the next one, so that no response is older than its
 * request.
 */
export const onceForAll = <Result>(work: (key: string) => Promise<Result>): ((key: string) => Promise<Result>) => {
  const running = new Map<string, { now: Promise<Result>; next: Promise<Result> | null }>();
  const start = (key: string): Promise<Result> => {
    const run: { now: Promise<Result>; next: Promise<Result> | null } = { now: work(key), next: null };
    running.set(key, run);
    const end = () => {
      if (!run.next) running.delete(key);
    };
    run.now.then(end, end);
    return run.now;
  };
  return (key) => {
    const run = running.get(key);
    if (!run) return start(key);
    run.next ??= run.now.then(
      () => start(key),
      () => start(key),
    );
    return run.next;
  };
};

/** `address` is path and query. Null if the browser has to render. */
export type Rendering = (address: string) => Promise<RenderedPage | null>;

/**
 * Beyond the budget, or if a component throws, the browser renders the page. If the data cannot be read, the request
 * fails.
 */
export const openRendering = (
  context: Context,
  render: RenderPage,
  log: Pick<FastifyBaseLogger, 'error'>,
  elapsed: () => number = () => performance.now(),
): Rendering => {
  const budget = renderBudget(elapsed);
  return onceForAll(async (address) => {
    if (!budget.take()) return null;
    let unread: unknown = null;
    const read = async (call: string) => {
      try {
        return await readFirstResponse(context, call);
      } catch (error) {
        unread = error;
        throw error;
      }
    };
    try {
      return await render({ address, now: context.clock(), read });
    } catch (error) {
      if (unread !== null) throw unread as Error;
      log.error({ failure: failureOf(error as Error), address: address.split('?')[0] }, 'a page could not be rendered');
      return null;
    }
  });
};
