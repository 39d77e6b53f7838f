import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** The server writes the key, if one is configured, into a meta element of the page. */
const read = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="kakao-map-key"]')?.content || null;

/** The API key of Kakao Maps; null if none is configured, in which case the map uses free tiles. */
export const useMapKey = (): string | null => useSyncExternalStore(never, read, () => null);
