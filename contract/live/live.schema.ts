import { z } from 'zod';
import { changeActionSchema } from '../history/history.schema';

/** `POST /api/auth/sse-token`: a ticket for one opening of the event stream, good for 60 seconds. */
export const liveTicketSchema = z.object({ token: z.string() });
export type LiveTicket = z.infer<typeof liveTicketSchema>;

/** An id of the change history; 0 is before the first change. */
const historyIdSchema = z.number().int().min(0);
const rowIdSchema = z.number().int().positive();

/** What happens to a booking, and to a day, as the history names it. */
export const bookingChangeSchema = changeActionSchema.extract([
  'BOOKED',
  'EDITED',
  'PAID',
  'UNPAID',
  'CANCELLED',
  'DELETED',
  'REFUNDED',
  'UNREFUNDED',
  'GUEST_MEMO',
]);
export const dayChangeSchema = changeActionSchema.extract(['DAY_CREATED', 'DAY_PLANNED', 'DAY_STATE', 'DAY_MEMO']);

/**
 * What `GET /api/manage/events?token=…` sends. Each is a server-sent event of the name `event`, with the history's id as
 * its `id` and this object as its data: ids and no personal data, the screen asks for the rest. `ready` opens every
 * stream. Of what happened shortly before the last event that was seen, a stream that is opened anew may tell again: by
 * its id it is known. `resync` stands for more missed changes than are sent one by one: what is shown has to be read anew. Between
 * them an event named `beat`, without an id and with `{}` as data, comes every 15 seconds as a sign of life.
 */
export const liveEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready'), id: historyIdSchema }),
  z.object({ event: z.literal('resync'), id: historyIdSchema }),
  z.object({
    event: z.literal('booking'),
    id: historyIdSchema,
    action: bookingChangeSchema,
    dayId: rowIdSchema.nullable(),
    guestId: rowIdSchema.nullable(),
    at: z.iso.datetime(),
  }),
  z.object({
    event: z.literal('day'),
    id: historyIdSchema,
    action: dayChangeSchema,
    dayId: rowIdSchema.nullable(),
    at: z.iso.datetime(),
  }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;

/** An id as it travels in an address or a header: no larger than the database counts. */
const lastEventIdSchema = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine((id) => id <= 2_147_483_647);

/**
 * The stream's address: the ticket, and the id of the last event that was seen, for a page that opens a stream anew. A
 * browser that reconnects by itself sends it as the header `Last-Event-ID`, which counts first.
 */
export const eventsQuerySchema = z.object({ token: z.string().default(''), lastEventId: lastEventIdSchema.optional() });
export const eventsHeadersSchema = z.object({ 'last-event-id': lastEventIdSchema.optional() });
