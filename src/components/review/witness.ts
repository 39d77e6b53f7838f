/**
 * Records which texts of the catalogue a story reads and their values. Storybook's build adds this to every file of
 * copy/ (.storybook/copyWitness.ts); the product does not contain it. A text that is read and is found on the page is
 * shown by that story (visual/inPageTexts.ts), regardless of imports.
 */

/** Texts that were read, by key: `reserve.reserve.book`. */
export type Said = Map<string, Set<string>>;
declare global {
  var saidTexts: Said | undefined;
}
export const saidTexts = (): Said => (globalThis.saidTexts ??= new Map<string, Set<string>>());

const note = (key: string, text: string): string => {
  const said = saidTexts();
  said.set(key, (said.get(key) ?? new Set()).add(text));
  return text;
};

const isPlain = (value: object): boolean => {
  const kind: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || kind === Object.prototype || kind === null;
};

/** Wraps a value so that every text that is read from it or returned by its functions is recorded. */
export const witness = <Value>(key: string, value: Value): Value => {
  if (typeof value === 'function') {
    const call = value as unknown as (...args: unknown[]) => unknown;
    const noted = (...args: unknown[]): unknown => {
      const made = call(...args);
      return typeof made === 'string' ? note(key, made) : witness(key, made);
    };
    return Object.defineProperty(noted, 'length', { value: call.length }) as Value;
  }
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const copy: object = Array.isArray(value) ? [] : {};
  for (const [name, inner] of Object.entries(value)) {
    const innerKey = `${key}.${name}`;
    if (typeof inner === 'string')
      Object.defineProperty(copy, name, { get: () => note(innerKey, inner), enumerable: true, configurable: true });
    else Object.defineProperty(copy, name, { value: witness(innerKey, inner as unknown), enumerable: true });
  }
  return copy as Value;
};
