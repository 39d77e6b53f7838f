import type { Undo } from './TakeBack';
import type * as Toaster from './Toaster';

type Toasts = typeof Toaster;
let loaded: Toasts | null = null;
const listeners = new Set<() => void>();

/** The scripts of the toasts; null until they are loaded. */
export const toastsLoaded = (): Toasts | null => loaded;
/** For `useSyncExternalStore`: calls back when they are loaded. */
export const whenToastsLoad = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Loads them once; without a connection it is tried again with the next toast. */
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
 * Shows a toast for five seconds, or until the next one takes its place. Errors interrupt a screen reader, the others do
 * not. A message that is already shown is not shown twice. A toast with an undo button stays for ten seconds.
 */
export const showToast = (kind: Toaster.ToastKind, text: string, undo?: Undo): void =>
  void loadToasts().then((toasts) => toasts?.present(kind, text, undo));

/** Closes the errors that are shown: after a success that is seen without a toast of its own. */
export const closeErrorToasts = (): void => loaded?.closeErrors();

/**
 * Shows a toast whose message is updated: the next call with the same name replaces the text and restarts the five
 * seconds. `onClose` is called once the toast has closed.
 */
export const showCountingToast = (name: string, text: string, onClose: () => void): void =>
  void loadToasts().then((toasts) => toasts?.presentCounting(name, text, onClose));
