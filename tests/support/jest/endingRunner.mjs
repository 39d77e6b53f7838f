/**
 * Jest's runner, which closes its AsyncLocalStorages. jest-circus opens two for each test file, and Node before 24 copies
 * every open one into all promises and timers: the hundredth file would pay for ninety-nine others.
 */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
/** @type {{ default: (...args: unknown[]) => Promise<unknown> }} */
const { default: circus } = load('jest-circus/runner');
/** @type {typeof import('node:async_hooks')} */
const hooks = load('node:async_hooks');

/** @type {Set<import('node:async_hooks').AsyncLocalStorage<unknown>>} */
const opened = new Set();
// Node 24 neither needs nor allows it.
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
    // A storage of a shared module opens again at its next use.
    for (const storage of opened) storage.disable();
    opened.clear();
  }
};
export default runner;
