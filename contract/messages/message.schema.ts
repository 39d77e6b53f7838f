import { z } from 'zod';
import { dayDateSchema } from '../day/day.schema';
import { pageIndexSchema, pageSchema } from '../page.schema';

export const messageKindSchema = z.enum([
  'BOOKED',
  'EDITED',
  'PAID',
  'CANCELLED',
  'MOVED',
  'NOTICE',
  'TRIP_CANCELLED',
  'TRIP_RESTORED',
  'OFFER',
  'REMINDER',
  'DEADLINE_PASSED',
]);
export type MessageKind = z.infer<typeof messageKindSchema>;

export const messageAudienceSchema = z.enum(['guest', 'operator']);
export type MessageAudience = z.infer<typeof messageAudienceSchema>;

/**
 * QUEUED until it is sent; PARKED after the last attempt; DROPPED if the message or its recipient is no longer valid.
 */
export const messageStateSchema = z.enum(['QUEUED', 'SENT', 'PARKED', 'DROPPED']);
export type MessageState = z.infer<typeof messageStateSchema>;

/**
 * Why the last attempt failed. REFUSED: the provider does not accept the message, so there is no retry. NO_RECIPIENT:
 * there is no number. LOST: the server ended during the attempt, so it is unknown whether the message arrived. LIMIT:
 * the number has received the hour's maximum. HANDLED: the operator has resolved it.
 */
export const messageFailureSchema = z.enum([
  'TIMEOUT',
  'UNREACHABLE',
  'PROVIDER',
  'REFUSED',
  'NO_RECIPIENT',
  'LOST',
  'LIMIT',
  'HANDLED',
]);
export type MessageFailure = z.infer<typeof messageFailureSchema>;

/** The booking's data are null once the booking or its personal data are deleted. */
export const messageSchema = z.object({
  id: z.number().int().positive(),
  kind: messageKindSchema,
  audience: messageAudienceSchema,
  guestId: z.number().int().positive().nullable(),
  guestNumber: z.string().nullable(),
  guestName: z.string().nullable(),
  date: dayDateSchema.nullable(),
  state: messageStateSchema,
  attempts: z.number().int().min(0),
  createdAt: z.iso.datetime(),
  /** Time of the next attempt, while QUEUED. */
  dueAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** The sent text; null once the personal data are erased. */
  sentText: z.string().nullable(),
  sentTo: z.string().nullable(),
  failure: messageFailureSchema.nullable(),
  /** The provider's own error code. */
  failureDetail: z.string().nullable(),
  /** The message is still valid: its booking has not been cancelled since, for example. */
  holds: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

/**
 * `GET /api/manage/messages?state=PARKED&page=n`, newest first; without a state all messages. Pages are counted from 0.
 */
export const messageListQuerySchema = z.object({
  state: messageStateSchema.optional(),
  page: pageIndexSchema,
});

/** Newest first. */
export const messageListSchema = pageSchema(messageSchema);
export type MessageList = z.infer<typeof messageListSchema>;
