import { z } from 'zod';
import { changeActionSchema } from '../history/history.schema';
import { bookingChanges, dayChanges } from './effects.rules';

/** `POST /api/auth/sse-token`: opens the event stream once, within 60 seconds. */
export const liveTicketSchema = z.object({ token: z.string() });
export type LiveTicket = z.infer<typeof liveTicketSchema>;

/** 0 is before the first change. */
const historyIdSchema = z.number().int().min(0);
/** Sent in CLIENT_HEADER; a longer one would not fit a notification of PostgreSQL. */
export const clientSchema = z.string().regex(/^[\w-]{1,36}$/);
const rowIdSchema = z.number().int().positive();

/**
 * `GET /api/manage/events?token=…`: server-sent events without personal data. After a reconnection events may repeat,
 * with the same ids. `resync`: the screen must reload its data. `beat` is a heartbeat every 15 seconds.
 */
export const liveEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready'), id: historyIdSchema }),
  z.object({ event: z.literal('resync'), id: historyIdSchema }),
  z.object({
    event: z.literal('booking'),
    id: historyIdSchema,
    action: changeActionSchema.extract(bookingChanges),
    dayId: rowIdSchema.nullable(),
    guestId: rowIdSchema.nullable(),
    at: z.iso.datetime(),
    client: clientSchema.optional(),
  }),
  z.object({
    event: z.literal('day'),
    id: historyIdSchema,
    action: changeActionSchema.extract(dayChanges),
    dayId: rowIdSchema.nullable(),
    at: z.iso.datetime(),
  }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;

/** Within the range of the database. */
const lastEventIdSchema = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine((id) => id <= 2_147_483_647);

/** For a page that reopens a stream. The browser's `Last-Event-ID` takes precedence. */
export const eventsQuerySchema = z.object({ token: z.string().default(''), lastEventId: lastEventIdSchema.optional() });
export const eventsHeadersSchema = z.object({ 'last-event-id': lastEventIdSchema.optional() });
