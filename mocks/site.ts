import type { ConfigInfo } from '../contract/config/config.schema';

/**
 * The store of every story and test. Separate from builders.ts, which parses it, because Storybook's preview needs only
 * this.
 */
export const SITE_INFO: ConfigInfo = {
  name: '새벽호',
  desc: '여수 국동항에서 새벽에 떠나는 갈치·참돔 낚싯배입니다.',
  tel: '010-0000-0000',
  owner: '박한결',
  address: '전라남도 여수시 국동항 낚시어선 선착장',
  bizno: '000-00-00000',
  bank: '수협 000-0000-0000 박한결',
  band: 'https://band.us/',
  homepage: null,
  logo: null,
  version: 'v1',
};
