import { NO_TERMS } from '#contract/config/config.rules';
import { configInfoSchema, configLogicSchema } from '#contract/config/config.schema';
import { API } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

describe('가게 설정 조회', () => {
  it('저장한 적이 없는 설정은 null이다', async () => {
    const info = (await site.get(API.configInfo)).json<object>();
    const logic = (await site.get(API.configLogic)).json<object>();
    configInfoSchema.strict().parse(info);
    configLogicSchema.strict().parse(logic);
    expect(new Set<unknown>(Object.values({ ...info, ...logic, version: null }))).toEqual(new Set([null]));
  });

  it('저장된 설정을 로그인 없이 읽고, 바뀌지 않았으면 304이다', async () => {
    await site.config({ name: '새벽호', bank: '수협 000', month: 3, reserveTime: 24, useReserveFind: 'Y' });
    const info = await site.get(API.configInfo);
    expect(info.json()).toMatchObject({ name: '새벽호', bank: '수협 000', tel: null, logo: null });
    expect((await site.get(API.configInfo, { 'if-none-match': String(info.headers.etag) })).statusCode).toBe(304);
    // An invalid hour in the database is returned as it is; the reader treats it as 0.
    expect((await site.get(API.configLogic)).json()).toEqual({
      month: 3,
      reserveTime: 24,
      ktAdmin: null,
      useReserveFind: 'Y',
      tideTable: null,
      payHours: null,
      payHoursSoon: null,
      autoCancel: null,
      ...NO_TERMS,
      useWaiting: null,
      holdMinutes: null,
      fairStart: null,
      useManifest: null,
      version: expect.any(String) as string,
    });
  });

  it('틀린 마감 시각이 저장되어 있으면 당일 예약은 종일 받지 않는다', async () => {
    await site.config({ reserveTime: 24 });
    site.setClock(new Date('2026-11-20T00:00:00+09:00'));
    const day = await site.day({ date: '2026-11-20' });
    expect((await site.book(day)).json()).toMatchObject({ code: 'BOOKING_TIME_PASSED' });
  });
});
