import { createHmac } from 'node:crypto';
import type { Context } from '#server/context';
import { failureOfStatus, readResponse, SendFailure, type Channel } from '../channel';

export interface WebhookSettings {
  url: string;
  secret: string;
}

/** Signs timestamp and body together, so that an intercepted body cannot be replayed indefinitely. */
export const webhookSignature = (secret: string, instant: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${instant}.${body}`).digest('hex')}`;

/**
 * Posts JSON to the operator's address. `X-Timestamp` and `X-Signature` authenticate the sender; `Idempotency-Key` is
 * the same for every attempt.
 */
export const webhookChannel = ({ url, secret }: WebhookSettings, clock: Context['clock']): Channel => ({
  send: async ({ key, kind, audience, guestId, to, text, variables }, signal) => {
    const body = JSON.stringify({ id: key, kind, audience, guestId, to, text, variables });
    const instant = clock().toISOString();
    const response = await fetch(url, {
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
    await readResponse(response);
    const failure = failureOfStatus(response.status);
    if (failure) throw new SendFailure(failure, String(response.status));
  },
});
