import { configInfoSchema, configLogicSchema } from '../config/config.schema';
import { dayListSchema, reserveDaySchema } from '../day/day.schema';
import { foundGuestSchema, guestSchema } from '../booking/guest.schema';
import { signinAnswerSchema, userSchema } from '../auth/auth.schema';
import { latestCatchesSchema } from '../catch/catch.schema';
import { shapeOf } from './shapeOf';

export const configInfoShape = shapeOf(configInfoSchema);
export const configLogicShape = shapeOf(configLogicSchema);
export const dayListShape = shapeOf(dayListSchema);
export const reserveDayShape = shapeOf(reserveDaySchema);
export const guestShape = shapeOf(guestSchema, ['price', 'reservePrice']);
export const foundGuestShape = shapeOf(foundGuestSchema);
export const userShape = shapeOf(userSchema);
export const signinAnswerShape = shapeOf(signinAnswerSchema);
export const latestCatchesShape = shapeOf(latestCatchesSchema);
