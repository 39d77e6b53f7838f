/** What a row compares the product with, over HTTP. */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Plugin } from 'esbuild';
import type { ReserveDay } from '#contract/day/day.schema';
import { API } from '#contract/paths';
import { bundleServer } from '../../scripts/bundleServer.mjs';
import { call, type Product } from '#tests/support/product';
import { SAMPLE } from '#tests/support/requests';
import { nextMessage, ROOT, startTalking } from '#tests/support/processes';

/** Headers that node:http writes itself. */
const OWN = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

/** What bare.mjs answers: names and values of headers alternate, the body is base64. */
interface Copied {
  status: number;
  headers: string[];
  body: string;
}

/** The bytes and headers with which a server answers a GET. */
export const copyOf = async (url: string, headers: Record<string, string> = {}): Promise<Copied> => {
  const request = get(url, { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { rawHeaders, statusCode = 0 } = response;
  const kept = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !OWN.includes(name.toLowerCase()) ? [name, rawHeaders[index + 1] ?? ''] : [],
  );
  return { status: statusCode, headers: kept, body: (await buffer(response)).toString('base64') };
};

/** A bare node:http server that answers as another server answered one request. */
export const startBare = async () => {
  const { child, end } = startTalking(path.join(import.meta.dirname, 'bare.mjs'));
  const { port } = (await nextMessage(child)) as { port: number };
  const copy = async (url: string, headers?: Record<string, string>): Promise<Copied> => {
    const copied = await copyOf(url, headers);
    await nextMessage(child, copied);
    return copied;
  };
  return { port, pid: child.pid, end, copy };
};

/** The module that creates bookings for their route. */
const CREATOR = 'server/bookings/make/makeBookings.service.ts';

/**
 * Bundles the product with one function replaced: what `bookingCreator` returns answers a constant, and reads and
 * writes nothing. Everything around it stays: plugins, validation, limits of addresses, the check of the response, log
 * lines. Returns the entry file, which sets what
 * scripts/serve.mjs sets. `sample` sells one seat to show what the constant looks like.
 */
export const bundleWithoutDatabase = async (sample: Product, [day]: readonly ReserveDay[]): Promise<string> => {
  const guest = await call(sample, API.createBooking, { ...SAMPLE, id: day?.id });
  const contents = `export const bookingCreator = () => async () => (${JSON.stringify(guest)});`;
  let replaced = false;
  const plugin: Plugin = {
    name: 'without-database',
    setup: (build) =>
      build.onLoad({ filter: new RegExp(`${CREATOR}$`) }, () => {
        replaced = true;
        return { contents };
      }),
  };
  // Beside dist/server, so that the browser app is found.
  await bundleServer(path.join(ROOT, 'dist/bench'), ['server/main.ts'], [plugin]);
  if (!replaced) throw new Error(`${CREATOR} is not part of the server any more`);
  const serve = readFileSync(path.join(ROOT, 'scripts/serve.mjs'), 'utf8');
  const own = serve.replaceAll('../dist/server/main.js', './main.js').replaceAll('../dist/client/', '../client/');
  if (own === serve || own.includes('/dist/')) throw new Error('scripts/serve.mjs starts something else now');
  const entry = path.join(ROOT, 'dist/bench/serve.mjs');
  writeFileSync(entry, own);
  return entry;
};
