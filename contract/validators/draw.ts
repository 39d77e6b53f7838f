import { collectedSchema } from '../day/draw.schema';
import { validatorOf } from './validatorOf';

export const collectedValidator = validatorOf(collectedSchema);
