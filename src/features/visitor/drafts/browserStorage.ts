type Kind = 'sessionStorage' | 'localStorage';

/** Null if the storage cannot be accessed, as in some in-app browsers. */
export const withStorage = <Result>(act: (storage: Storage) => Result, of: Kind = 'sessionStorage'): Result | null => {
  try {
    return act(window[of]);
  } catch {
    return null;
  }
};

/** The stored value; null without one, and if it cannot be read. */
export const readStored = (name: string, of?: Kind): unknown =>
  withStorage((storage) => JSON.parse(storage.getItem(name) ?? 'null') as unknown, of);

/** Null removes it. */
export const writeStored = (name: string, value: object | null, of?: Kind): void =>
  void withStorage((storage) => (value ? storage.setItem(name, JSON.stringify(value)) : storage.removeItem(name)), of);
