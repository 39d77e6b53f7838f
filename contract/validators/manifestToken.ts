import { manifestTokenSchema } from '../manifest/manifest.schema';
import { validatorOf } from './validatorOf';

export const manifestTokenValidator = validatorOf(manifestTokenSchema);
