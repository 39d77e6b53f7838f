import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { dayOffer } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { firstViewOf, startChromium } from './browser';
import type { FirstView } from './inPage';
import { call, demoPosted, listAddress, nextMonth, startProduct, type Product } from '#tests/support/product';
import { copyOf } from './sides';
import { limitRow, shown, sideBySide, spreadOf, type Group, type Row } from './table';

const ROUNDS = 7;
const GOALS = { firstPaint: 1.2, largestPaint: 1.3, layoutShift: 0.01, blocked: 150 };

/** Decoder and encoder of each content encoding. */
const CODECS = {
  br: [brotliDecompressSync, brotliCompressSync],
  gzip: [gunzipSync, gzipSync],
} as const;

const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g, '');

/** A proxy in front of the product that applies `change` to its HTML. */
const passOn = async (product: Product, change: (html: string) => string = (html) => html): Promise<Server> => {
  const server = createServer((request, response) => {
    void copyOf(product.url + request.url, { accept: request.headers.accept ?? '*/*' }).then((copied) => {
      const headers = Object.fromEntries(
        copied.headers.flatMap((name, index) => (index % 2 ? [] : [[name.toLowerCase(), copied.headers[index + 1]]])),
      ) as Record<string, string>;
      let body: Buffer = Buffer.from(copied.body, 'base64');
      if (headers['content-type']?.startsWith('text/html')) {
        const codec = CODECS[headers['content-encoding'] as keyof typeof CODECS] as (typeof CODECS)['gzip'] | undefined;
        const html = change((codec ? codec[0](body) : body).toString());
        body = codec ? codec[1](html) : Buffer.from(html);
        headers['content-length'] = String(body.length);
        delete headers['link'];
      }
      response.writeHead(copied.status, headers).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};
const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

type Rounds = readonly { measured: FirstView; reference: FirstView }[];
const valuesOf = (rounds: Rounds, of: keyof FirstView, side: 'measured' | 'reference' = 'measured'): number[] =>
  rounds.map((round) => round[side][of]);

/** Rows of a page: two ratios, and values with limits. */
const rowsOf = (page: string, rounds: Rounds): Row[] => {
  const paintRow = (what: string, of: 'firstPaint' | 'largestPaint'): Row => ({
    what: `${page}: ${what}`,
    measured: shown(valuesOf(rounds, of), ' ms'),
    reference: `${shown(valuesOf(rounds, of, 'reference'), ' ms')} without scripts`,
    ratio: spreadOf(rounds.map(({ measured, reference }) => measured[of] / reference[of])),
    goal: { atMost: GOALS[of] },
  });
  const limited = (what: string, of: 'layoutShift' | 'blocked', unit = ''): Row =>
    limitRow(`${page}: ${what}`, valuesOf(rounds, of), { unit, atMost: GOALS[of] });
  const kibibytes = (of: 'scriptBytes' | 'imageBytes'): string =>
    shown(
      valuesOf(rounds, of).map((bytes) => bytes / 1024),
      ' KiB',
    );
  return [
    paintRow('first paint', 'firstPaint'),
    paintRow('largest paint', 'largestPaint'),
    limited('layout shift', 'layoutShift'),
    limited('blocking time after the first paint', 'blocked', ' ms'),
    {
      what: `${page}: transferred`,
      measured: `${shown(valuesOf(rounds, 'requests'), ' requests')}, scripts ${kibibytes('scriptBytes')}, images ${kibibytes('imageBytes')}`,
      reference: '',
      ratio: '',
      goal: 'none',
    },
  ];
};

const firstViewRows = async (): Promise<Row[]> => {
  const product = await startProduct({ settings: { DEMO_DATA: 'on' } });
  await demoPosted(product);
  const month = nextMonth();
  const days = (await call(product, listAddress(month))) as ReserveDay[];
  const day = PAGES.reserveDay(days.find((each) => dayOffer(each).kind === 'bookable')?.id ?? '');
  const servers = [await passOn(product, withoutScripts), await passOn(product)] as const;
  const [plain, scripted] = servers.map(addressOf);
  const chromium = await startChromium();
  const pages = {
    '/': PAGES.home,
    '/reserve (a whole month)': PAGES.reserve(month),
    '/reserve/{id}': day,
    '/about': PAGES.about,
    '/reserve/find': PAGES.reserveFind,
    '/privacy': PAGES.privacy,
  };
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const rounds = await sideBySide(
      () => firstViewOf(chromium, `${scripted}${path}`),
      () => firstViewOf(chromium, `${plain}${path}`),
      ROUNDS,
    );
    rows.push(...rowsOf(name, rounds));
  }
  await chromium.close();
  for (const server of servers) server.close();
  return rows;
};

export const firstView: Group = { title: 'First view on a phone', onlyNamed: true, rows: firstViewRows };
