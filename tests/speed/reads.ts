import { PAGES } from '#contract/paths';
import { send } from '#tests/support/processes';
import { listAddress, longMonth, openSeason, startProduct } from '#tests/support/product';
import { requestText } from '#tests/support/requests';
import { copyOf, startBare } from './sides';
import { rateRow, sideBySide, type Group, type Row } from './table';

const CONNECTIONS = 50;
const SECONDS = 1;

interface Read {
  what: string;
  address: string;
  headers?: Record<string, string>;
  status?: number;
  /** Measures a product without log lines for reads. */
  quiet?: boolean;
  goal: Row['goal'];
}

/** The largest script of a page's HTML. */
const largestScript = async (url: string, page: string): Promise<string | undefined> => {
  const addresses = new Set((await (await fetch(url + page)).text()).match(/\/assets\/[^"]+\.js/g));
  const sizes = new Map<string, number>();
  for (const address of addresses) sizes.set(address, (await (await fetch(url + address)).arrayBuffer()).byteLength);
  return [...addresses].sort((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0))[0];
};

/** The measured requests. */
const readsOf = async (url: string): Promise<Read[]> => {
  const list = listAddress(longMonth());
  const script = await largestScript(url, PAGES.reserve(longMonth()));
  const { headers } = await copyOf(url + list);
  const etag = headers[headers.findIndex((name) => name.toLowerCase() === 'etag') + 1];
  if (script === undefined || etag === undefined) throw new Error('the page has no script, or the list no ETag');
  return [
    { what: 'month list, 31 days', address: list, goal: { atLeast: 0.6 } },
    { what: 'the same, LOG_READS=off', address: list, quiet: true, goal: { atLeast: 0.9 } },
    {
      what: 'the same, unchanged (304)',
      address: list,
      headers: { 'if-none-match': etag },
      status: 304,
      goal: { atLeast: 0.6 },
    },
    { what: 'page /reserve, 31 days', address: PAGES.reserve(longMonth()), goal: { atLeast: 0.5 } },
    { what: 'the largest script file', address: script, goal: { atLeast: 0.6 } },
  ];
};

/** GETs to the product and to a bare node:http server with the same bytes and headers. */
const readRows = async (): Promise<Row[]> => {
  const logging = await startProduct();
  const silent = await startProduct({ settings: { LOG_READS: 'off' } });
  const bare = await startBare();
  const rows: Row[] = [];
  for (const product of [logging, silent]) await openSeason(product);
  for (const { what, address, headers = {}, status = 200, quiet, goal } of await readsOf(logging.url)) {
    const product = quiet ? silent : logging;
    const copied = await bare.copy(product.url + address, headers);
    const requests = [requestText(address, headers)];
    const load = (port: number) => send({ port, connections: CONNECTIONS, requests, seconds: SECONDS }, [status]);
    const rounds = await sideBySide(
      () => load(product.port),
      () => load(bare.port),
    );
    const bytes = Buffer.from(copied.body, 'base64').length.toLocaleString('en');
    rows.push(rateRow({ what: `${what} (${bytes} bytes)`, reference: 'bare node:http', goal }, rounds));
  }
  return rows;
};

export const reads: Group = { title: 'Reads', rows: readRows };
