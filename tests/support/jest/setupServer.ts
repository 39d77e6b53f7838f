const NAME = Symbol.for('fastify.display-name');

/**
 * Names plugins by their function. Otherwise Fastify searches all loaded modules for the name of each plugin of each
 * app that a test builds. Part of the bundle of the server's tests (scripts/jestServer.mjs).
 */
Object.defineProperty(Function.prototype, NAME, {
  configurable: true,
  get(this: { name: string }) {
    return this.name || undefined;
  },
  set(this: object, value: unknown) {
    Object.defineProperty(this, NAME, { value, writable: true, configurable: true });
  },
});
