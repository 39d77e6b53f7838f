/** Raw requests for the client process. */
import { randomUUID } from 'node:crypto';
import type { ReserveDay } from '#contract/day/day.schema';
import { API, IDEMPOTENCY_HEADER } from '#contract/paths';

/** Like a browser, for a keep-alive connection. */
export const requestText = (address: string, headers: Record<string, string> = {}, body?: object): string => {
  const content = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: '127.0.0.1',
    'accept-encoding': 'gzip, deflate, br',
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${body ? 'POST' : 'GET'} ${address} HTTP/1.1\r\n${head.join('')}\r\n${content}`;
};

/** A booking without the day. */
export const SAMPLE = { name: '김바다', tel: '010-0000-0000', guestCount: 1 };

/** For one seat each, from different people with their own keys, over the days in turn. `from` numbers the first. */
export const bookingRequests = (days: readonly ReserveDay[], count: number, from: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const tel = `010-${String(from + index)
      .padStart(8, '0')
      .replace(/^\d{4}/, '$&-')}`;
    return requestText(
      API.createBooking,
      { [IDEMPOTENCY_HEADER]: randomUUID() },
      { ...SAMPLE, id: days[index % days.length]?.id, tel },
    );
  });
