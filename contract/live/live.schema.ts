import { z } from 'zod';
import { changeActionSchema } from '../history/history.schema';

/** `POST /api/auth/sse-token`: a ticket for opening the event stream once, valid for 60 seconds. */
export const liveTicketSchema = z.object({ token: z.string() });
export type LiveTicket = z.infer<typeof liveTicketSchema>;

/** An id of the change history; 0 is before the first change. */
const historyIdSchema = z.number().int().min(0);
/** The id of a tab, as it is sent in CLIENT_HEADER; a longer one would not fit a notification of PostgreSQL. */
export const clientSchema = z.string().regex(/^[\w-]{1,36}$/);
const rowIdSchema = z.number().int().positive();

/** The changes of a booking and its messages, and of a day, as the history names them. */
export const bookingChangeSchema = changeActionSchema.extract([
  'BOOKED',
  'EDITED',
  'PAID',
  'UNPAID',
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
  'MESSAGE_PARKED',
]);
/** The changes that concern a day as a whole, not one booking. */
export const dayChangeSchema = changeActionSchema.extract([
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
]);

/**
 * The events of `GET /api/manage/events?token=…`. Each is a server-sent event named `event`, with the history's id as
 * its `id` and this object as its data: ids without personal data; the screen requests the details. `ready` is the
 * first event of every stream. After a reconnection, changes from shortly before the last seen event may be sent again;
 * they are recognized by their ids. `resync` replaces missed changes if there are too many to send individually: the
 * displayed data must be reloaded. A heartbeat event named `beat`, without an id and with `{}` as data, is sent every
 * 15 seconds.
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
    /** The tab that has asked for the change, if it is known. */
    client: clientSchema.optional(),
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

/** An id in an address or a header, within the range of the database. */
const lastEventIdSchema = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine((id) => id <= 2_147_483_647);

/**
 * The query of the stream: the ticket, and the id of the last event seen, for a page that reopens a stream. A browser
 * that reconnects by itself sends the id in the header `Last-Event-ID`, which takes precedence.
 */
export const eventsQuerySchema = z.object({ token: z.string().default(''), lastEventId: lastEventIdSchema.optional() });
/** The header with the id of the last event that a browser has seen, sent when it reconnects. */
export const eventsHeadersSchema = z.object({ 'last-event-id': lastEventIdSchema.optional() });
