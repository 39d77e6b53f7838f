/**
 * Jest's own test runner, which ends what it has begun. For each test file it loads jest-circus again, which opens two
 * AsyncLocalStorages; Node before 24 writes each one that is in use into every promise and timer of the process, as long
 * as the process lives. The hundredth file would pay for those of ninety-nine others.
 */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
/** @type {{ default: (...args: unknown[]) => Promise<unknown> }} */
const { default: circus } = load('jest-circus/runner');
/** @type {typeof import('node:async_hooks')} */
const hooks = load('node:async_hooks');

/** @type {Set<import('node:async_hooks').AsyncLocalStorage<unknown>>} */
const opened = new Set();
// Node 24 neither needs it nor allows it.
if (Object.getOwnPropertyDescriptor(hooks, 'AsyncLocalStorage')?.writable)
  hooks.AsyncLocalStorage = new Proxy(hooks.AsyncLocalStorage, {
    construct: (...made) => {
      const storage = Reflect.construct(...made);
      opened.add(storage);
      return storage;
    },
  });

/** @type {typeof circus} */
const runner = async (...file) => {
  try {
    return await circus(...file);
  } finally {
    // One that is used again by a module that files share opens again by itself.
    for (const storage of opened) storage.disable();
    opened.clear();
  }
};
export default runner;
