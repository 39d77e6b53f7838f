/** What a row compares the product with, over HTTP. */
import { request as sendRequest } from 'node:http';
import path from 'node:path';
import type { ReserveDay } from '../contract/day/day.schema';
import { API } from '../contract/paths';
import { bundleServer } from '../scripts/bundleServer.mjs';
import { call, type Product } from './product';
import { nextMessage, ROOT, startTalking } from './processes';

/** The head and body of a request as a browser sends them, over one kept connection. */
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

/** Requests of different people, each for one seat, over the given days in turn. `from` numbers the first of them. */
export const bookingRequests = (days: readonly ReserveDay[], count: number, from: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const digits = String(from + index).padStart(8, '0');
    return requestText(
      API.createBooking,
      {},
      {
        id: days[index % days.length]?.id,
        name: '김바다',
        tel: `010-${digits.slice(0, 4)}-${digits.slice(4)}`,
        guestCount: 1,
      },
    );
  });

/** Headers that node:http writes itself. */
const OWN = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

/** What bare.mjs answers: names and values of headers alternate, the body is base64. */
interface Copied {
  status: number;
  headers: string[];
  body: string;
}

/** The bytes and headers with which a server answers a GET. */
export const copyOf = (url: string, headers: Record<string, string> = {}): Promise<Copied> =>
  new Promise((resolve, reject) => {
    sendRequest(url, { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { rawHeaders, statusCode = 0 } = response;
        const kept = rawHeaders.flatMap((name, index) =>
          index % 2 === 0 && !OWN.includes(name.toLowerCase()) ? [name, rawHeaders[index + 1] ?? ''] : [],
        );
        resolve({ status: statusCode, headers: kept, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .once('error', reject)
      .end();
  });

/** A bare node:http server that answers as another server answered one request. */
export const startBare = async (): Promise<{
  port: number;
  pid: number | undefined;
  copy: (url: string, headers?: Record<string, string>) => Promise<Copied>;
  end: () => Promise<void>;
}> => {
  const { child, end } = startTalking('bare.mjs');
  const { port } = (await nextMessage(child)) as { port: number };
  return {
    port,
    pid: child.pid,
    end,
    copy: async (url, headers = {}) => {
      const copied = await copyOf(url, headers);
      await nextMessage(child, copied);
      return copied;
    },
  };
};

/** The module that creates bookings for their route. */
const CREATOR = 'server/bookings/createInGroups.service.ts';

/**
 * Bundles the product with one function replaced: what `bookingCreator` returns answers a constant, and reads and
 * writes nothing. Everything around it stays: plugins, validation, limits of addresses, the check of the response, log
 * lines. Returns the entry file. `sample` sells one seat to show what the constant looks like.
 */
export const bundleWithoutDatabase = async (sample: Product, [day]: readonly ReserveDay[]): Promise<string> => {
  const booking = { id: day?.id, name: '김바다', tel: '010-0000-0000', guestCount: 1 };
  const guest = await call(sample, API.createBooking, booking);
  let replaced = false;
  // Beside dist/server, so that the browser app is found.
  await bundleServer(
    path.join(ROOT, 'dist/bench'),
    ['server/main.ts'],
    [
      {
        name: 'without-database',
        setup: (build) => {
          build.onLoad({ filter: new RegExp(`${CREATOR}$`) }, () => {
            replaced = true;
            return { contents: `export const bookingCreator = () => async () => (${JSON.stringify(guest)});` };
          });
        },
      },
    ],
  );
  if (!replaced) throw new Error(`${CREATOR} is not part of the server any more`);
  return path.join(ROOT, 'dist/bench/main.js');
};
