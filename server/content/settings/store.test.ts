import { NO_TERMS } from '#contract/config/config.rules';
import { configInfoSchema, configLogicSchema, type ConfigInfo } from '#contract/config/config.schema';
import type { ErrorBody } from '#contract/errors';
import { API } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
});
afterEach(() => site.close());

const INFO = {
  name: '새벽호',
  desc: '새벽에 떠나는 배\n둘째 줄',
  tel: '010-1234-5678',
  owner: '김선장',
  address: '경남 통영시 바닷길 1',
  bizno: '000-00-00000',
  bank: '수협 000-0000-0000 김선장',
  band: 'https://band.us/@dawn',
  homepage: 'http://dawn.example/배?a=1',
};
const LOGIC = { month: 3, reserveTime: 0, ktAdmin: 'Y', useReserveFind: 'N' };
const VERSION = { version: expect.any(String) as string };
const STORED = {
  ...LOGIC,
  tideTable: null,
  payHours: null,
  payHoursSoon: null,
  autoCancel: null,
  ...NO_TERMS,
  useWaiting: null,
  holdMinutes: null,
  fairStart: null,
  useManifest: null,
  ...VERSION,
};
const storeInfo = (body: unknown) => site.post(API.storeInfo, body, operator);
const storeLogic = (over: object = {}) => site.post(API.storeLogic, { ...LOGIC, ...over }, operator);
const readInfo = async () => (await site.get(API.configInfo)).json<ConfigInfo>();
const reasonsOf = (response: Awaited<ReturnType<Site['get']>>) =>
  response.json<ErrorBody>().errors?.map(({ field, reason }) => [field, reason]);

describe('기본 정보 저장', () => {
  it('저장한 값을 답하고, 누구나 새 값을 읽으며 ETag가 바뀐다', async () => {
    const etag = String((await site.get(API.configInfo)).headers.etag);
    const response = await storeInfo(INFO);
    expect(configInfoSchema.strict().parse(response.json())).toEqual({ ...INFO, logo: null, ...VERSION });
    expect(response.headers['cache-control']).toBe('no-store');
    const fresh = await site.get(API.configInfo, { 'if-none-match': etag });
    expect([fresh.statusCode, fresh.json()]).toEqual([200, { ...INFO, logo: null, ...VERSION }]);
  });

  it('앞뒤 공백은 지우고, 비운 값은 저장한 적이 없는 값과 같이 null이다', async () => {
    await storeInfo(INFO);
    const info = (await storeInfo({ name: ' 노을호 ', tel: '', band: '  ', homepage: null })).json<ConfigInfo>();
    expect(info).toEqual({ ...INFO, name: '노을호', tel: null, band: null, homepage: null, logo: null, ...VERSION });
    expect(await readInfo()).toEqual(info);
  });

  it('보내지 않은 값과 모르는 값은 바꾸지 않는다', async () => {
    await storeInfo(INFO);
    await storeInfo({});
    await storeInfo({ id: 7, logo: 'https://elsewhere.example/x.png', useReserveFind: 'Y' });
    expect(await readInfo()).toEqual({ ...INFO, logo: null, ...VERSION });
    expect((await site.get(API.configLogic)).json()).toMatchObject({ useReserveFind: null });
  });

  it('가장 긴 값도 저장하고 다시 읽는다', async () => {
    expect((await storeInfo({ name: '가'.repeat(10), desc: '나'.repeat(255) })).statusCode).toBe(200);
    expect((await readInfo()).desc).toHaveLength(255);
  });

  it('태그와 따옴표는 글자 그대로이다', async () => {
    const desc = `<script>alert(1)</script> '; DROP TABLE config; --`;
    expect((await storeInfo({ desc })).json<ConfigInfo>().desc).toBe(desc);
    expect((await readInfo()).desc).toBe(desc);
  });

  it.each<[object, string, string]>([
    [{ bizno: '1'.repeat(21) }, 'bizno', '사업자등록번호는 20자 이하로 입력해 주세요.'],
    [{ desc: '가'.repeat(256) }, 'desc', '소개는 255자 이하로 입력해 주세요.'],
    [{ owner: '🚢'.repeat(6) }, 'owner', '대표자는 10자 이하로 입력해 주세요.'],
    [{ bank: '수협\uE000000' }, 'bank', '입금 계좌에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.'],
    [{ address: 7 }, 'address', '주소를 올바르게 입력해 주세요.'],
    [{ band: 'javascript:alert(1)' }, 'band', '밴드 주소를 https://로 시작하는 주소로 입력해 주세요.'],
    [{ band: 'band.us/@dawn' }, 'band', '밴드 주소를 https://로 시작하는 주소로 입력해 주세요.'],
    [{ homepage: 'https://' }, 'homepage', '홈페이지를 https://로 시작하는 주소로 입력해 주세요.'],
    [{ homepage: 'data:text/html,https://x' }, 'homepage', '홈페이지를 https://로 시작하는 주소로 입력해 주세요.'],
  ])('%j 는 이유를 말하고 아무것도 바꾸지 않는다', async (over, field, reason) => {
    await storeInfo(INFO);
    const response = await storeInfo({ ...INFO, tel: '1', ...over });
    expect(response.statusCode).toBe(400);
    expect(reasonsOf(response)).toEqual([[field, reason]]);
    expect(await readInfo()).toEqual({ ...INFO, logo: null, ...VERSION });
  });

  it('여러 잘못은 화면의 순서대로 답한다', async () => {
    const response = await storeInfo({ homepage: 'x', band: 'y', name: '가'.repeat(11) });
    expect(reasonsOf(response)?.map(([field]) => field)).toEqual(['name', 'band', 'homepage']);
  });

  it.each([null, [], '"글자"'])('본문이 %j이면 400이다', async (body) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { ...operator, 'content-type': 'application/json' };
    const response = await site.app.inject({ method: 'POST', url: API.storeInfo, headers, payload });
    expect(response.statusCode).toBe(400);
  });
});

describe('운영 정책 저장', () => {
  it('저장한 값을 답하고, 누구나 새 값을 읽으며 ETag가 바뀐다', async () => {
    const etag = String((await site.get(API.configLogic)).headers.etag);
    const response = await storeLogic();
    expect(configLogicSchema.strict().parse(response.json())).toEqual(STORED);
    expect(response.headers['cache-control']).toBe('no-store');
    const fresh = await site.get(API.configLogic, { 'if-none-match': etag });
    expect([fresh.statusCode, fresh.json()]).toEqual([200, STORED]);
  });

  it('저장하면 바로 예약에 쓰인다', async () => {
    const today = await site.day({ date: '2026-11-20' });
    expect((await site.book(today)).statusCode).toBe(200);
    await storeLogic({ reserveTime: 8, useReserveFind: 'Y' });
    expect((await site.book(today)).json<ErrorBody>().code).toBe('BOOKING_TIME_PASSED');
    const december = await site.day();
    expect((await site.book(december, { password: '' })).statusCode).toBe(400);
  });

  it.each([
    [2, 0],
    [6, 23],
    ['4', '7'],
  ])('%j개월과 %j시는 저장한다', async (month, reserveTime) => {
    const response = await storeLogic({ month, reserveTime });
    expect(response.json()).toMatchObject({ month: Number(month), reserveTime: Number(reserveTime) });
  });

  it('물때 표를 저장하고, 보내지 않으면 그대로 두며, null은 정하지 않은 것이다', async () => {
    for (const tideTable of ['7물때식', '8물때식', 'OFF'])
      expect((await storeLogic({ tideTable })).json()).toMatchObject({ tideTable });
    expect((await storeLogic()).json()).toMatchObject({ tideTable: 'OFF' });
    expect((await storeLogic({ tideTable: null })).json()).toMatchObject({ tideTable: null });
  });

  it.each<[object, string, string]>([
    [{ month: 1 }, 'month', '예약 가능 개월을 2개월에서 6개월 사이로 선택해 주세요.'],
    [{ month: 7 }, 'month', '예약 가능 개월을 2개월에서 6개월 사이로 선택해 주세요.'],
    [{ month: 2.5 }, 'month', '예약 가능 개월을 2개월에서 6개월 사이로 선택해 주세요.'],
    [{ reserveTime: 24 }, 'reserveTime', '당일 예약 마감 시각을 0시에서 23시 사이로 입력해 주세요.'],
    [{ reserveTime: -1 }, 'reserveTime', '당일 예약 마감 시각을 0시에서 23시 사이로 입력해 주세요.'],
    [{ reserveTime: null }, 'reserveTime', '당일 예약 마감 시각을 입력해 주세요.'],
    [{ reserveTime: '' }, 'reserveTime', '당일 예약 마감 시각을 입력해 주세요.'],
    [{ month: undefined }, 'month', '월을 입력해 주세요.'],
    [{ ktAdmin: 'y' }, 'ktAdmin', '운영자 알림톡을 올바르게 입력해 주세요.'],
    [{ tideTable: '9물때식' }, 'tideTable', '물때를 올바르게 입력해 주세요.'],
    [{ useReserveFind: true }, 'useReserveFind', '예약 확인·취소 기능을 올바르게 입력해 주세요.'],
  ])('%j 는 이유를 말하고 아무것도 바꾸지 않는다', async (over, field, reason) => {
    await storeLogic();
    const response = await storeLogic({ ktAdmin: 'N', ...over });
    expect(response.statusCode).toBe(400);
    expect(reasonsOf(response)).toEqual([[field, reason]]);
    expect((await site.get(API.configLogic)).json()).toEqual(STORED);
  });
});

describe('다른 기기에서 먼저 저장했으면', () => {
  const versionAt = async (path: string) => (await site.get(path)).json<{ version: string }>().version;

  it.each([
    ['기본 정보', API.configInfo, API.storeInfo, { bank: '수협 111' }, { tel: '010-0000-0000' }, { tel: null }],
    ['운영 정책', API.configLogic, API.storeLogic, { month: 4 }, { reserveTime: 5 }, { reserveTime: 0 }],
  ])(
    '옛 %s 위에 적은 것은 409로 거절하고, 새로 읽은 위에서는 저장한다',
    async (_, read, store, first, second, unchanged) => {
      await storeLogic();
      const version = await versionAt(read);
      expect((await site.post(store, { ...first, version }, operator)).statusCode).toBe(200);
      const refused = await site.post(store, { ...second, version }, operator);
      expect([refused.statusCode, refused.json<ErrorBody>().code]).toEqual([409, 'CONFLICT']);
      expect((await site.get(read)).json()).toMatchObject({ ...first, ...unchanged });

      const again = await site.post(store, { ...second, version: await versionAt(read) }, operator);
      expect([again.statusCode, again.json()]).toEqual([200, (await site.get(read)).json()]);
      expect(again.json()).toMatchObject({ ...first, ...second });
    },
  );

  it('두 기기가 함께 저장하면 한쪽만 저장된다', async () => {
    const version = await versionAt(API.configInfo);
    const responses = await Promise.all(['가호', '나호', '다호'].map((name) => storeInfo({ name, version })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('로고와 다른 설정은 양식의 판을 바꾸지 않고, 판이 없는 호출은 묻지 않는다', async () => {
    const version = await versionAt(API.configInfo);
    await storeLogic();
    expect((await storeInfo({ name: '새벽호', version })).statusCode).toBe(200);
    expect((await storeInfo({ name: '노을호' })).statusCode).toBe(200);
    expect((await storeInfo({ name: '바다호', version: null })).statusCode).toBe(200);
  });

  it('판과 함께 보내면, 보내지 않은 정책은 그대로 둔다', async () => {
    await storeLogic();
    const version = await versionAt(API.configLogic);
    const response = await site.post(API.storeLogic, { month: 5, version }, operator);
    expect(response.json()).toEqual({ ...STORED, month: 5 });
  });
});

it.each([API.storeInfo, API.storeLogic])('%s 는 로그인이 필요하다', async (path) => {
  expect((await site.post(path, { ...INFO, ...LOGIC })).statusCode).toBe(401);
  expect(await readInfo()).toMatchObject({ name: null });
});
