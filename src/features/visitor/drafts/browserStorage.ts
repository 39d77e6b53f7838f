/** Null if the storage cannot be accessed, as in some in-app browsers. */
export const withStorage = <Result>(
  act: (storage: Storage) => Result,
  of: 'sessionStorage' | 'localStorage' = 'sessionStorage',
): Result | null => {
  try {
    return act(window[of]);
  } catch {
    return null;
  }
};
