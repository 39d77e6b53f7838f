import { manifestSchema } from '../manifest/manifest.schema';
import { validatorOf } from './validatorOf';

export const manifestValidator = validatorOf(manifestSchema);
