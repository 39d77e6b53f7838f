import type { Undo } from './TakeBack';
import type * as Toaster from './Toaster';

type Toasts = typeof Toaster;
let loaded: Toasts | null = null;
const listeners = new Set<() => void>();

/** Null until the scripts are loaded. */
export const toastsLoaded = (): Toasts | null => loaded;
/** For `useSyncExternalStore`. */
export const whenToastsLoad = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Once; without a connection the next toast tries again. */
export const loadToasts = async (): Promise<Toasts | null> => {
  try {
    loaded ??= await import('./Toaster');
  } catch (error) {
    console.error(error);
  }
  listeners.forEach((listener) => listener());
  return loaded;
};

/**
 * Visible for five seconds, or until the next toast replaces it. With an undo button it stays for ten seconds, if
 * needed below the next toast. Errors interrupt a screen reader, others do not. A visible message is not shown twice.
 */
export const showToast = (kind: Toaster.ToastKind, text: string, undo?: Undo): void =>
  void loadToasts().then((toasts) => toasts?.present(kind, text, undo));

/** After a success that is visible without a toast. */
export const closeErrorToasts = (): void => loaded?.closeErrors();

/** The next call with the same name replaces the text and restarts the five seconds. */
export const showCountingToast = (name: string, text: string, onClose: () => void): void =>
  void loadToasts().then((toasts) => toasts?.presentCounting(name, text, onClose));
