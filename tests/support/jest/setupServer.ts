const NAME = Symbol.for('fastify.display-name');

/**
 * Names plugins by their function. Otherwise Fastify searches all loaded modules for the names of plugins, in each app of
 * a test. Bundled with the server's tests (scripts/jestServer.mjs).
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
