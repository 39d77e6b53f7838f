import { catchListSchema, catchSchema } from '../catch/catch.schema';
import { shapeOf } from './shapeOf';

export const catchPostShape = shapeOf(catchSchema);
export const catchListShape = shapeOf(catchListSchema);
