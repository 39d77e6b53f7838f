import type { Place } from '#server/db/place';
import { localBus, type LiveBus } from './bus';

export const openBus = async (place: Place, onLost?: (error: Error) => void): Promise<LiveBus> =>
  place.engine === 'postgres'
    ? (await import('./postgresBus')).postgresBus(place.url, onLost && { onLost })
    : localBus();
