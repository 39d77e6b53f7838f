import { randomUUID } from 'node:crypto';
import type { TestMessage } from '#contract/setup/setup.schema';
import { guestMessage } from '#copy/messages';
import { findInfo } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { asSent, type Channel } from '#server/messages/channel';
import { toFailure } from '#server/messages/sending/worker';
import { saveSetup } from './setup.repository';

const SEND_TIMEOUT_MS = 10_000;

export interface TestChannel {
  /** Null if no channel is set: messages are only logged. */
  channel: Channel | null;
  /** Null for the store's own number. */
  operatorTel: string | null;
}

/** Sends without the outbox, once: the operator waits for the provider's response. */
export const sendTestMessage = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { channel, operatorTel }: TestChannel,
): Promise<TestMessage> => {
  if (!channel) return { state: 'off' };
  const { name, tel } = await findInfo(db);
  const to = operatorTel ?? tel;
  if (to === null) return { state: 'failed', failure: 'NO_RECIPIENT', detail: null };
  const message = asSent({
    key: `test-${randomUUID()}`,
    kind: 'TEST',
    audience: 'operator',
    guestId: null,
    to,
    text: guestMessage.test(name),
    variables: {},
  });
  try {
    await channel.send(message, AbortSignal.timeout(SEND_TIMEOUT_MS));
  } catch (error) {
    const { failure, detail } = toFailure(error);
    return { state: 'failed', failure, detail };
  }
  await saveSetup(db, { testedAt: clock().toISOString() });
  return { state: 'sent', to };
};
