import { z } from 'zod';
import { userSchema } from '../../contract/auth/auth.schema';
import { configInfoSchema, configLogicSchema } from '../../contract/config/config.schema';
import { reserveDaySchema } from '../../contract/day/day.schema';
import { errorBodySchema } from '../../contract/errors';
import { guestSchema, managedGuestSchema } from '../../contract/booking/guest.schema';
import { liveEventSchema } from '../../contract/live/live.schema';

/** Named schemas of the document; all others are written inline. */
export const components = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  ErrorBody: errorBodySchema,
  ConfigInfo: configInfoSchema,
  ConfigLogic: configLogicSchema,
  ReserveDay: reserveDaySchema,
  Guest: guestSchema,
  ManagedGuest: managedGuestSchema,
  User: userSchema,
  LiveEvent: liveEventSchema,
}))
  components.add(schema, { id });

export const componentRef = (id: 'ErrorBody' | 'LiveEvent'): { $ref: string } => ({
  $ref: `#/components/schemas/${id}`,
});
