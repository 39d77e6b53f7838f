import { createHmac } from 'node:crypto';
import type { Context } from '../context';
import { failureOfStatus, SendFailure, type Channel } from './channel';

export interface WebhookSettings {
  url: string;
  secret: string;
}

/** Signs the instant and the body together, so that a body that was heard once is not good for ever. */
export const webhookSignature = (secret: string, instant: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${instant}.${body}`).digest('hex')}`;

/**
 * Posts each message as JSON to an address of the operator's own. `X-Timestamp` and `X-Signature` prove who sent it,
 * `Idempotency-Key` is the same when it is sent again.
 */
export const webhookChannel = ({ url, secret }: WebhookSettings, clock: Context['clock']): Channel => ({
  send: async ({ key, kind, audience, guestId, to, text, variables }, signal) => {
    const body = JSON.stringify({ id: key, kind, audience, guestId, to, text, variables });
    const instant = clock().toISOString();
    const answer = await fetch(url, {
      method: 'POST',
      signal,
      redirect: 'error',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': key,
        'x-timestamp': instant,
        'x-signature': webhookSignature(secret, instant, body),
      },
      body,
    });
    // To the end: an answer that breaks off may not have been one.
    await answer.arrayBuffer();
    const failure = failureOfStatus(answer.status);
    if (failure) throw new SendFailure(failure, String(answer.status));
  },
});
