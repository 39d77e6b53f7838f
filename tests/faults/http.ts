/** One request over keep-alive connections. */
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
/** Generous, for busy machines. Fault tests that promise a response time check it themselves. */
const LIMIT_MS = 120_000;

/** The first chunk of an event stream, which is then closed. */
const firstChunk = async (response: IncomingMessage): Promise<string> => {
  const [chunk] = (await once(response, 'data')) as [Buffer];
  response.destroy();
  return chunk.toString();
};

/**
 * Sends a request to this machine; throws if the connection fails or is silent for LIMIT_MS. Reads only the first chunk
 * of an event stream.
 */
export const sendTo = async (
  port: number,
  { method, path, headers, body }: Sent,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> => {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...length, ...headers } });
  sent.setTimeout(LIMIT_MS, () => sent.destroy(new Error(`no response within ${LIMIT_MS} ms`)));
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const isStream = response.headers['content-type']?.startsWith('text/event-stream') ?? false;
  const content = await (isStream ? firstChunk(response) : text(response));
  return { status: response.statusCode ?? 0, headers: response.headers, body: content };
};
