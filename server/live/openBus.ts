import type { Place } from '../db/place';
import { localBus, type LiveBus } from './bus';
import { postgresBus } from './postgresBus';

/** Opens the bus that reaches every process which may use a place. */
export const openBus = (place: Place, onLost?: (error: Error) => void): Promise<LiveBus> =>
  place.engine === 'postgres' ? postgresBus(place.url, onLost && { onLost }) : Promise.resolve(localBus());
