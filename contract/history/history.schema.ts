import { z } from 'zod';
import { dayDateSchema, idSchema } from '../day/day.schema';
import { pageIndexSchema, pageSchema } from '../page.schema';

/** `copy/history.ts` has a Korean name for each. Names are stored: never rename one. */
export const changeActionSchema = z.enum([
  'BOOKED',
  'EDITED',
  'PAID',
  'UNPAID',
  'CLAIMED',
  'UNCLAIMED',
  'PAYER',
  'REMINDED',
  'EXTENDED',
  'SHORTENED',
  'CANCELLED',
  'MOVED',
  'RESTORED',
  'DELETED',
  'REFUNDED',
  'UNREFUNDED',
  'GUEST_MEMO',
  'CALLED',
  'UNCALLED',
  'BOARDED',
  'UNBOARDED',
  'MANIFEST_WRITTEN',
  'MANIFEST_REMOVED',
  'MANIFEST_REMINDED',
  'DAY_CREATED',
  'DAY_PLANNED',
  'DAY_STATE',
  'DAY_MEMO',
  'NOTICE_SENT',
  'TRIP_CANCELLED',
  'TRIP_RESTORED',
  'WAITING_JOINED',
  'WAITING_OFFERED',
  'WAITING_DECLINED',
  'WAITING_EXPIRED',
  'WAITING_REMOVED',
  'WAITING_WITHDRAWN',
  'DRAW_PREPARED',
  'DRAWN',
  'DRAW_WITHDRAWN',
  'STORE_INFO',
  'STORE_POLICY',
  'STORE_LOGO',
  'STORE_CREW',
  'CATCH_POSTED',
  'CATCH_EDITED',
  'CATCH_DELETED',
  'STORE_ABOUT',
  'ABOUT_RESTORED',
  'PASSWORD',
  'CALENDAR_ON',
  'CALENDAR_OFF',
  'SECOND_STEP_ON',
  'SECOND_STEP_OFF',
  'RECOVERY_CODE_USED',
  'MESSAGE_PARKED',
  'MESSAGE_RETRIED',
  'MESSAGE_HANDLED',
  'ERASED',
  'DEMO_LEFT',
]);
export type ChangeAction = z.infer<typeof changeActionSchema>;

/** `system` is the server itself. */
export const changeActorSchema = z.enum(['visitor', 'operator', 'system']);
export type ChangeActor = z.infer<typeof changeActorSchema>;

/** Plain values without a guest's personal data: a changed name or telephone number is `changed`. */
export const changeFactsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type ChangeFacts = z.infer<typeof changeFactsSchema>;

/**
 * `date` and `guestNumber` exist as long as day and booking do; `userid` is the operator's. `before` and `after` have
 * the same keys if both exist.
 */
export const changeSchema = z.object({
  id: z.number().int().positive(),
  at: z.iso.datetime(),
  actor: changeActorSchema,
  userid: z.string().nullable(),
  action: changeActionSchema,
  dayId: z.number().int().positive().nullable(),
  date: dayDateSchema.nullable(),
  guestId: z.number().int().positive().nullable(),
  guestNumber: z.string().nullable(),
  before: changeFactsSchema.nullable(),
  after: changeFactsSchema.nullable(),
});
export type Change = z.infer<typeof changeSchema>;

/**
 * `GET /api/manage/history?dayId=…|guestId=…&page=n`: the changes of a day (with its bookings) or of a booking; without
 * both, all. Pages are counted from 0.
 */
export const historyQuerySchema = z.object({
  dayId: idSchema.optional(),
  guestId: idSchema.optional(),
  page: pageIndexSchema,
});
export type HistoryQuery = z.input<typeof historyQuerySchema>;

/** Newest first. */
export const historySchema = pageSchema(changeSchema);
export type History = z.infer<typeof historySchema>;
