const NAME = Symbol.for('fastify.display-name');

/**
 * A plugin's name is its function's. Fastify would else look for it among all modules that are loaded, for each plugin
 * of each app that a test builds, and behind Jest's module registry that was a quarter of the server suite's time.
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
