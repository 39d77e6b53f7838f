import { API } from '#contract/paths';
import { LIMITS } from '#server/limits/limits';
import { openSite, SECRET, type Site } from '#tests/support/server/site';

let site: Site;
afterEach(() => site.close());
const open = async (trustProxy?: string[]) => {
  site = await openSite({
    settings: { secret: SECRET, bookingsPerMinute: 100_000, ...(trustProxy && { trustProxy }) },
  });
};

const PROXY = '10.0.0.1';
let account = 0;
/** Tries wrong passwords, each with another account, so that only the address is counted; returns the statuses. */
const tries = async (count: number, forwarded: (index: number) => string, remoteAddress = PROXY): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: API.signin,
      payload: { userid: `nobody-${(account += 1)}`, password: 'wrong' },
      headers: { 'x-forwarded-for': forwarded(index) },
      remoteAddress,
    });
    statuses.push(statusCode);
  }
  return statuses;
};
const TOO_MANY = LIMITS.signinsPerAddress.most + 1;
const locked = [...Array.from({ length: LIMITS.signinsPerAddress.most }, () => 401), 429];

describe('프록시 뒤의 주소', () => {
  it('아무도 믿지 않으면 방문자가 적어 보낸 주소는 보지 않는다', async () => {
    await open();
    expect(await tries(TOO_MANY, (index) => `203.0.113.${index}`)).toEqual(locked);
  });

  it.each<[string, string[]]>([
    ['주소', [PROXY]],
    ['대역', ['10.0.0.0/8', '::1']],
  ])('%s로 믿는 프록시가 전한 주소마다 따로 센다', async (_, trustProxy) => {
    await open(trustProxy);
    expect(new Set(await tries(TOO_MANY, (index) => `203.0.113.${index}`))).toEqual(new Set([401]));
    expect(await tries(TOO_MANY, () => '198.51.100.7')).toEqual(locked);
  });

  it('믿는 프록시 앞에서 지어낸 주소로는 잠금을 피하지 못한다', async () => {
    await open([PROXY]);
    expect(await tries(TOO_MANY, (index) => `192.0.2.${index}, 203.0.113.7`)).toEqual(locked);
  });

  it('믿지 않는 곳에서 곧바로 온 요청은 적어 보낸 주소를 보지 않는다', async () => {
    await open([PROXY]);
    expect(await tries(TOO_MANY, (index) => `203.0.113.${index}`, '198.51.100.9')).toEqual(locked);
  });

  it('주소가 아닌 것을 전해도 답한다', async () => {
    await open([PROXY]);
    for (const words of ['unknown', '', ', ,', 'x'.repeat(5000)]) expect((await tries(1, () => words))[0]).toBe(401);
  });
});
