import { collectedSchema } from '../day/draw.schema';
import { shapeOf } from './shapeOf';

export const collectedShape = shapeOf(collectedSchema);
