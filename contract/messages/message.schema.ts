import { z } from 'zod';
import { dayDateSchema } from '../day/day.schema';

/** What a message is about. */
export const messageKindSchema = z.enum(['BOOKED', 'EDITED', 'PAID', 'CANCELLED']);
export type MessageKind = z.infer<typeof messageKindSchema>;

/** Whom it goes to. */
export const messageAudienceSchema = z.enum(['guest', 'operator']);
export type MessageAudience = z.infer<typeof messageAudienceSchema>;

/** QUEUED until it is sent; PARKED after the last attempt; DROPPED where there is nothing left to say, or nobody. */
export const messageStateSchema = z.enum(['QUEUED', 'SENT', 'PARKED', 'DROPPED']);
export type MessageState = z.infer<typeof messageStateSchema>;

/**
 * Why the last attempt failed. REFUSED: the provider does not accept it, so it is not tried again; NO_RECIPIENT: there
 * is no number to send it to; LOST: the server ended while it was sending, so whether it arrived is not known. LIMIT: the
 * number has got as many as it may within an hour, so it was not sent at all. HANDLED: the operator has dealt with it.
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

/** A message of the outbox, with its booking as far as that and its personal data are still there. */
export const messageSchema = z.object({
  id: z.number().int().positive(),
  kind: messageKindSchema,
  audience: messageAudienceSchema,
  guestId: z.number().int().positive(),
  guestNumber: z.string().nullable(),
  guestName: z.string().nullable(),
  /** The trip's date. */
  date: dayDateSchema.nullable(),
  state: messageStateSchema,
  attempts: z.number().int().min(0),
  createdAt: z.iso.datetime(),
  /** When it is tried next, while it is QUEUED. */
  dueAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** What was sent, word for word, and the guest's number it went to; null once the personal data are erased. */
  sentText: z.string().nullable(),
  sentTo: z.string().nullable(),
  failure: messageFailureSchema.nullable(),
  /** The provider's own code, where it named one. */
  failureDetail: z.string().nullable(),
  /** Whether it still holds, so that it can be sent: nobody is told of a booking that was cancelled meanwhile. */
  holds: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

/** `GET /api/manage/messages?state=PARKED&page=n`, newest first; without a state all of them. The page is from 0. */
export const messageListQuerySchema = z.object({
  state: messageStateSchema.optional(),
  page: z.coerce.number().int().min(0).max(100_000).default(0),
});

export const messageListSchema = z.object({
  list: z.array(messageSchema),
  totalElements: z.number().int().min(0),
  page: z.number().int().min(0),
  totalPages: z.number().int().min(0),
});
export type MessageList = z.infer<typeof messageListSchema>;
