import { aboutSchema } from '../about/about.schema';
import { shapeOf } from './shapeOf';

export const aboutShape = shapeOf(aboutSchema);
