import { z } from 'zod';
import { messageFailureSchema } from '../messages/message.schema';

/** Steps before a boat's first booking, in the order of the work. */
export const setupStepSchema = z.enum(['store', 'bank', 'policy', 'day', 'about', 'messages', 'backup', 'address']);
export type SetupStep = z.infer<typeof setupStepSchema>;

/**
 * Part of `GET /api/manage/attention`. Stored data decide whether a step is done; a backup, or a request at the public
 * address, counts for two days. `isHidden`: the operator has hidden the list, and every step that was done then still
 * is.
 */
export const setupSchema = z.object({
  steps: z.array(z.object({ step: setupStepSchema, done: z.boolean() })),
  isHidden: z.boolean(),
  /** The database was filled with demo data, and `POST /api/manage/setup/start-over` empties it. */
  isDemo: z.boolean(),
});
export type Setup = z.infer<typeof setupSchema>;

/** `POST /api/manage/setup/hidden` */
export const hideSetupSchema = z.object({ hidden: z.boolean() });

/**
 * `POST /api/manage/messages/test`. `off`: no channel is set, so nothing is sent. `detail` is the provider's own error
 * code.
 */
export const testMessageSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('sent'), to: z.string() }),
  z.object({ state: z.literal('off') }),
  z.object({ state: z.literal('failed'), failure: messageFailureSchema, detail: z.string().nullable() }),
]);
export type TestMessage = z.infer<typeof testMessageSchema>;
