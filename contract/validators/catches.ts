import { catchListSchema, catchSchema } from '../catch/catch.schema';
import { validatorOf } from './validatorOf';

export const catchPostValidator = validatorOf(catchSchema);
export const catchListValidator = validatorOf(catchListSchema);
