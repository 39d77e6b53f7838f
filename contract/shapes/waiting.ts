import { offerSchema, ownPlaceSchema, waitingPlaceSchema } from '../waiting/waiting.schema';
import { shapeOf } from './shapeOf';

export const waitingPlaceShape = shapeOf(waitingPlaceSchema);
export const offerShape = shapeOf(offerSchema);
export const ownPlaceShape = shapeOf(ownPlaceSchema);
