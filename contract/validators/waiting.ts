import { offerSchema, ownPlaceSchema, waitingPlaceSchema } from '../waiting/waiting.schema';
import { validatorOf } from './validatorOf';

export const waitingPlaceValidator = validatorOf(waitingPlaceSchema);
export const offerValidator = validatorOf(offerSchema);
export const ownPlaceValidator = validatorOf(ownPlaceSchema);
