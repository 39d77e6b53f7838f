import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** The server writes a configured key into a meta element. */
const read = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="kakao-map-key"]')?.content || null;

/** Null if none is configured: the map uses free tiles. */
export const useMapKey = (): string | null => useSyncExternalStore(never, read, () => null);
