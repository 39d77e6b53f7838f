import type { Place } from '../db/place';
import { localBus, type LiveBus } from './bus';

/** Opens the bus that reaches every process which may use a place. */
export const openBus = async (place: Place, onLost?: (error: Error) => void): Promise<LiveBus> =>
  place.engine === 'postgres'
    ? (await import('./postgresBus')).postgresBus(place.url, onLost && { onLost })
    : localBus();
