/** One request over kept connections, with everything about its answer. */
import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** From the request to the end of the answer. */
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request to this machine; throws if the connection fails or nothing comes for `limitMs`. */
export const sendTo = async (
  port: number,
  { method, path, headers, body }: Sent,
  limitMs = 30_000,
): Promise<Answer> => {
  const began = performance.now();
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...length, ...headers } });
  sent.setTimeout(limitMs, () => sent.destroy(new Error(`no answer within ${limitMs} ms`)));
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const isStream = answer.headers['content-type']?.startsWith('text/event-stream');
  if (isStream) answer.destroy();
  const content = isStream ? '' : await text(answer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: content, ms: performance.now() - began };
};
