/**
 * `npm run bench`: how the server's calls compare with one another on this machine, now. Ratios of one run, because
 * seconds say more about the machine than about the code. Nothing passes or fails here.
 */
import { openSite } from '../server/testing/site';
import { compare } from './compare';
import { serverPairs } from './pairs';

const sites = [await openSite(), await openSite(), await openSite()] as const;
try {
  const number = new Intl.NumberFormat('ko-KR', { maximumSignificantDigits: 3 });
  console.log('비율(가운데 값, 가장 낮은 값~가장 높은 값). 1보다 크면 앞의 것이 느립니다.');
  for (const pair of await serverPairs(...sites)) {
    const { title, median, lowest, highest } = await compare(pair);
    console.log(`  ${title}: ${number.format(median)} (${number.format(lowest)}~${number.format(highest)})`);
  }
} finally {
  for (const site of sites) await site.close();
}
