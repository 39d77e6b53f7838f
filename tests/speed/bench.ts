/**
 * `npm run bench [-- NAME…]`: measures the built product and a reference in turn, prints a table and writes it into
 * docs/performance.md. Fails on wrong responses only, never on a duration.
 */
import { buildProduct } from '../../scripts/build.mjs';
import { machineShape, writeSection } from '#tests/support/document';
import { endAll } from '#tests/support/processes';
import { bookings, postgres } from './bookings';
import { draw } from './draw';
import { growth } from './growth';
import { firstView } from './firstView';
import { lighthouse } from './lighthouse';
import { live } from './live';
import { reads } from './reads';
import { size } from './size';
import { start } from './start';
import { taps } from './taps';
import { tableOf, type Group, type Row } from './table';

/** The groups in the order of the printed table. */
const GROUPS: Record<string, Group> = {
  reads,
  bookings,
  postgres,
  live,
  draw,
  start,
  size,
  growth,
  'first-view': firstView,
  taps,
  lighthouse,
};

/** Enough for a whole run on a busy machine, and for the longest group. */
const LIMIT_MINUTES = 120;

const names = process.argv.slice(2);
const unknown = names.filter((name) => name !== '--list' && !GROUPS[name]);
if (names.includes('--list') || unknown.length > 0) {
  if (unknown.length > 0) console.error(`없는 이름입니다: ${unknown.join(', ')}`);
  for (const [name, { title, onlyNamed }] of Object.entries(GROUPS))
    console.log(`${name.padEnd(12)}${title}${onlyNamed ? ' (only when named)' : ''}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const chosen = Object.entries(GROUPS).filter(([name, { onlyNamed }]) =>
  names.length > 0 ? names.includes(name) : !onlyNamed,
);
setTimeout(() => {
  console.error(`${LIMIT_MINUTES}분 안에 끝나지 않았습니다.`);
  process.exit(1);
}, LIMIT_MINUTES * 60_000);
await buildProduct();
const header = `${new Date().toISOString().slice(0, 10)}, ${machineShape()}`;
const all: Row[] = [];
for (const [name, { title, rows }] of chosen) {
  console.log(`[${name}] ${title}`);
  const measured = await rows();
  await endAll();
  await writeSection('performance', name, `Measured ${header}.\n\n${tableOf(measured)}`);
  all.push(...measured);
}
console.log(`\n${header}\n${tableOf(all)}`);
// A temporary PostgreSQL ends with this process.
process.exit(0);
