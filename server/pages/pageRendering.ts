import type { FastifyBaseLogger } from 'fastify';
import type { RenderedPage, RenderPage } from '../../contract/rendering';
import { failureOf } from '../logger';
import type { Context } from '../context';
import { readFirstAnswer } from './firstAnswers';

/** Pages rendered in a second, on average and at once: rendering one takes as long as many other answers. */
const A_SECOND = 10;
const AT_ONCE = 60;

/**
 * Limits how many pages are rendered, so that bookings do not wait when many addresses are asked for, or when each
 * booking changes them. `elapsed` is a clock in milliseconds that never goes back.
 */
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
 * Runs work once for all who ask for the same at the same time. Those who ask while it runs get the next run, so that no
 * answer is older than its request.
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

/** Renders the page at an address (path and query); null if the browser has to. */
export type Rendering = (address: string) => Promise<RenderedPage | null>;

/**
 * Opens the renderer of pages. Past its budget, or if a component throws, the browser renders instead, which it can do
 * for every page; if the data cannot be read, the request fails.
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
        return await readFirstAnswer(context, call);
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
