import { manifestSchema, manifestTokenSchema } from '../manifest/manifest.schema';
import { validatorOf } from './validatorOf';

export const manifestValidator = validatorOf(manifestSchema);
export const manifestTokenValidator = validatorOf(manifestTokenSchema);
