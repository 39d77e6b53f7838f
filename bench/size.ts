import { firstViewOfReserve, type Weight } from '../scripts/firstView';
import { openSeason, startProduct } from '../harness/product';
import { copyOf } from './sides';
import type { Group, Row } from './table';

const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
const weightOf = ({ bytes, files }: Weight): string =>
  `${kibibytes(bytes)} in ${files} ${files > 1 ? 'files' : 'file'}`;
const row = (what: string, now: string, goal: string): Row => ({ what, now, beside: '', ratio: '', goal });

/** Bytes of the first view of /reserve, and of its document as it is answered with every day of a month. */
const sizeRows = async (): Promise<Row[]> => {
  const product = await startProduct();
  await openSeason(product);
  const { body } = await copyOf(`${product.url}/reserve`);
  const { scripts, styles, fonts } = firstViewOfReserve();
  return [
    row('scripts (gzip)', weightOf(scripts), '120 KiB in 6 files'),
    row('style sheets (gzip)', weightOf(styles), 'none'),
    row("fonts of the site's texts", weightOf(fonts), '100 KiB in 2 files'),
    row('document, as transferred', kibibytes(Buffer.from(body, 'base64').length), '14 KiB with a full month'),
  ];
};

export const size: Group = { title: 'Size of the first view of /reserve', rows: sizeRows };
