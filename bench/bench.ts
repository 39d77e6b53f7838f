/**
 * `npm run bench`: compares the durations of the server's calls with one another on this machine. Prints ratios of one
 * run, because absolute times depend more on the machine than on the code. There is no pass or fail.
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
