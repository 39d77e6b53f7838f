import { z } from 'zod';
import { dayDateSchema } from '../day/day.schema';
import { pageIndexSchema, pageSchema } from '../page.schema';

/** The event that a message reports. */
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

/** The recipient. */
export const messageAudienceSchema = z.enum(['guest', 'operator']);
export type MessageAudience = z.infer<typeof messageAudienceSchema>;

/**
 * QUEUED until it is sent; PARKED after the last attempt; DROPPED if the message or its recipient is no longer valid.
 */
export const messageStateSchema = z.enum(['QUEUED', 'SENT', 'PARKED', 'DROPPED']);
export type MessageState = z.infer<typeof messageStateSchema>;

/**
 * Reason why the last attempt failed. REFUSED: the provider does not accept it, so it is not retried. NO_RECIPIENT:
 * there is no number to send it to. LOST: the server ended during the attempt, so it is unknown whether the message
 * arrived. LIMIT: the number has received the maximum of messages within an hour, so it was not sent. HANDLED: the
 * operator has resolved it.
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

/** A message of the outbox, with its booking as far as the booking and its personal data still exist. */
export const messageSchema = z.object({
  id: z.number().int().positive(),
  kind: messageKindSchema,
  audience: messageAudienceSchema,
  /** The booking; null for an offer to an entry of the waiting list. */
  guestId: z.number().int().positive().nullable(),
  guestNumber: z.string().nullable(),
  guestName: z.string().nullable(),
  /** The date of the trip. */
  date: dayDateSchema.nullable(),
  state: messageStateSchema,
  attempts: z.number().int().min(0),
  createdAt: z.iso.datetime(),
  /** Time of the next attempt, while it is QUEUED. */
  dueAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** The text as it was sent, and the guest's number it was sent to; null once the personal data are erased. */
  sentText: z.string().nullable(),
  sentTo: z.string().nullable(),
  failure: messageFailureSchema.nullable(),
  /** The provider's own error code, if given. */
  failureDetail: z.string().nullable(),
  /**
   * Whether the message is still valid and can be sent, for example not for a booking that has been cancelled since.
   */
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

/** A page of messages, newest first. */
export const messageListSchema = pageSchema(messageSchema);
export type MessageList = z.infer<typeof messageListSchema>;
