type Kind = 'sessionStorage' | 'localStorage';

/** Null if the storage cannot be accessed, as in some in-app browsers. */
export const withStorage = <Result>(act: (storage: Storage) => Result, of: Kind = 'sessionStorage'): Result | null => {
  try {
    return act(window[of]);
  } catch {
    return null;
  }
};

/** The stored value; null if it is missing or unreadable. */
export const readStored = (name: string, of?: Kind): unknown =>
  withStorage((storage) => JSON.parse(storage.getItem(name) ?? 'null') as unknown, of);

/** Null removes the entry. */
export const writeStored = (name: string, value: object | null, of?: Kind): void =>
  void withStorage((storage) => (value ? storage.setItem(name, JSON.stringify(value)) : storage.removeItem(name)), of);
