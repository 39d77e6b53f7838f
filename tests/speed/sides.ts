/** Servers that the product is compared with, over HTTP. */
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

/** Headers that node:http adds itself. */
const OWN = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

/** The response of bare.mjs: header names and values alternate, the body is base64. */
interface Copied {
  status: number;
  headers: string[];
  body: string;
}

/** Copies a server's response to a GET. */
export const copyOf = async (url: string, headers: Record<string, string> = {}): Promise<Copied> => {
  const request = get(url, { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { rawHeaders, statusCode = 0 } = response;
  const copied = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !OWN.includes(name.toLowerCase()) ? [name, rawHeaders[index + 1] ?? ''] : [],
  );
  return { status: statusCode, headers: copied, body: (await buffer(response)).toString('base64') };
};

/** Starts a bare node:http server; `copy` makes it send the response of another server to every request. */
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

/** The module that creates bookings. */
const CREATOR = 'server/bookings/make/makeBookings.service.ts';

/**
 * Bundles the product with `bookingCreator` replaced by a constant booking without database access. Plugins, validation,
 * limits per address, response validation and log lines stay. Returns the entry file, a copy of scripts/serve.mjs. The
 * constant is a booking made at `sample`.
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
  // Beside dist/client, which it serves.
  await bundleServer(path.join(ROOT, 'dist/bench'), ['server/main.ts'], [plugin]);
  if (!replaced) throw new Error(`${CREATOR} is not part of the server any more`);
  const serve = readFileSync(path.join(ROOT, 'scripts/serve.mjs'), 'utf8');
  const own = serve.replaceAll('../dist/server/main.js', './main.js').replaceAll('../dist/client/', '../client/');
  if (own === serve || own.includes('/dist/'))
    throw new Error('scripts/serve.mjs no longer starts dist/server/main.js');
  const entry = path.join(ROOT, 'dist/bench/serve.mjs');
  writeFileSync(entry, own);
  return entry;
};
