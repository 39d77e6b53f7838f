/** One request over kept connections. */
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** A busy machine may be slow; how long an answer takes is judged by the drills that promise a time. */
const LIMIT_MS = 120_000;

/** Sends a request to this machine; throws if the connection fails or nothing comes for LIMIT_MS. */
export const sendTo = async (
  port: number,
  { method, path, headers, body }: Sent,
): Promise<{ status: number; body: string }> => {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...length, ...headers } });
  sent.setTimeout(LIMIT_MS, () => sent.destroy(new Error(`no answer within ${LIMIT_MS} ms`)));
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await text(answer) };
};
