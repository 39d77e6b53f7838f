import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** The server writes the key into the page where one is set. */
const read = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="kakao-map-key"]')?.content || null;

/** The key of Kakao Maps, or null: the map then is one of free tiles. */
export const useMapKey = (): string | null => useSyncExternalStore(never, read, () => null);
