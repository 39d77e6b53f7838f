import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '#contract/errors';
import { errorText } from '#copy/errors';
import { wholeRequest } from './refusal';

/** Node's codes for unreadable requests; all others mean that the data are not HTTP. */
const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** In the format of every other error. Closes the connection. */
export const refuseUnreadable = ({ code = '' }: Error & { code?: string }, socket: Socket): void => {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[code] ?? 400;
  const body: ErrorBody = {
    code: 'REQUEST_REFUSED',
    message: errorText.REQUEST_REFUSED,
    ...(status === 400 && { errors: wholeRequest(null) }),
  };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none';frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
};

/** The percent-encoding is valid. */
export const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Takes invalid percent signs and NUL in the path literally, so that the address can be routed: people get the page for
 * unknown addresses, API requests the usual refusal. Removes NUL after the path.
 */
export const readableAddress = ({ url = '/' }: { url?: string | undefined }): string => {
  const [path = '', ...query] = url.split('?');
  if (/^\/api(\/|$)/i.test(path)) return url;
  const isRight = isReadable(path) && !path.includes('%00');
  return [isRight ? path : path.replace(/%/g, '%25'), ...query.map((part) => part.replaceAll('%00', ''))].join('?');
};
