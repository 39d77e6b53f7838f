/** One request over kept connections. */
import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** A busy machine may be slow; how long an answer takes is judged by the fault tests that promise a time. */
const LIMIT_MS = 120_000;

/** The first piece of an answer without end, which is then closed. */
const firstPiece = async (answer: IncomingMessage): Promise<string> => {
  const [piece] = (await once(answer, 'data')) as [Buffer];
  answer.destroy();
  return piece.toString();
};

/**
 * Sends a request to this machine; throws if the connection fails or nothing comes for LIMIT_MS. Of an event stream only
 * the first piece is read.
 */
export const sendTo = async (
  port: number,
  { method, path, headers, body }: Sent,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> => {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...length, ...headers } });
  sent.setTimeout(LIMIT_MS, () => sent.destroy(new Error(`no answer within ${LIMIT_MS} ms`)));
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const isStream = answer.headers['content-type']?.startsWith('text/event-stream') ?? false;
  const content = await (isStream ? firstPiece(answer) : text(answer));
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: content };
};
