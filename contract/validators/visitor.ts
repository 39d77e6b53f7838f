import { configInfoSchema, configLogicSchema } from '../config/config.schema';
import { dayListSchema, reserveDaySchema } from '../day/day.schema';
import { foundGuestSchema, guestSchema } from '../booking/guest.schema';
import { signinResponseSchema, userSchema } from '../auth/auth.schema';
import { latestCatchesSchema } from '../catch/catch.schema';
import { validatorOf } from './validatorOf';

export const configInfoValidator = validatorOf(configInfoSchema);
export const configLogicValidator = validatorOf(configLogicSchema);
export const dayListValidator = validatorOf(dayListSchema);
export const reserveDayValidator = validatorOf(reserveDaySchema);
export const guestValidator = validatorOf(guestSchema, ['price', 'reservePrice']);
export const foundGuestValidator = validatorOf(foundGuestSchema);
export const userValidator = validatorOf(userSchema);
export const signinResponseValidator = validatorOf(signinResponseSchema);
export const latestCatchesValidator = validatorOf(latestCatchesSchema);
