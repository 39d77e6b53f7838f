/** Acts on the tab's storage. Returns null if it cannot be accessed, as in some in-app browsers. */
export const withStorage = <Result>(act: (storage: Storage) => Result): Result | null => {
  try {
    return act(window.sessionStorage);
  } catch {
    return null;
  }
};
