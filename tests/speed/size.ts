import { firstViewOfReserve, type Weight } from '../../scripts/firstView';
import { PAGES } from '#contract/paths';
import { longMonth, openSeason, startProduct } from '#tests/support/product';
import { copyOf } from './sides';
import { judged, type Group, type Row } from './table';

const KIB = 1024;
const GOALS = { scripts: { bytes: 120 * KIB, files: 6 }, fonts: { bytes: 100 * KIB, files: 2 }, document: 14 * KIB };

const kibibytes = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`;
const weightOf = ({ bytes, files }: Weight): string =>
  `${kibibytes(bytes)} in ${files} ${files === 1 ? 'file' : 'files'}`;
const within = ({ bytes, files }: Weight, most: Weight): string =>
  judged(`≤ ${most.bytes / KIB} KiB in ${most.files} files`, bytes <= most.bytes && files <= most.files);
const row = (what: string, measured: string, goal: string): Row => ({ what, measured, reference: '', ratio: '', goal });

/** Bytes of the first view of /reserve; the document has every day of a long month. */
const sizeRows = async (): Promise<Row[]> => {
  const product = await startProduct();
  await openSeason(product);
  const { body } = await copyOf(product.url + PAGES.reserve(longMonth()));
  const document = Buffer.from(body, 'base64').length;
  const { scripts, styles, fonts } = firstViewOfReserve();
  return [
    row('scripts (gzip)', weightOf(scripts), within(scripts, GOALS.scripts)),
    row('style sheets (gzip)', weightOf(styles), 'none'),
    row('text fonts', weightOf(fonts), within(fonts, GOALS.fonts)),
    row('document of 31 days (compressed)', kibibytes(document), judged('≤ 14 KiB', document <= GOALS.document)),
  ];
};

export const size: Group = { title: 'Size of the first view of /reserve', rows: sizeRows };
