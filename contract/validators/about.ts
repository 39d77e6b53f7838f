import { aboutSchema } from '../about/about.schema';
import { validatorOf } from './validatorOf';

export const aboutValidator = validatorOf(aboutSchema);
