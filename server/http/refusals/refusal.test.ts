import { errorBodySchema } from '#contract/errors';
import { API } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

const send = (
  payload: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
  url: string = API.createBooking,
) => site.app.inject({ method: 'POST', url, payload, headers });
const refusal = (response: Awaited<ReturnType<Site['get']>>) => {
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const { code, message } = errorBodySchema.strict().parse(response.json());
  return [response.statusCode, code, message];
};

describe('읽을 수 없는 요청', () => {
  it.each([
    ['깨진 JSON', '{"name":"김바다"', 400, 'VALIDATION', '입력한 내용을 확인해 주세요.'],
    ['빈 본문', '', 400, 'VALIDATION', '입력한 내용을 확인해 주세요.'],
    ['프로토타입을 노린 본문', '{"__proto__":{"admin":true}}', 400, 'VALIDATION', '입력한 내용을 확인해 주세요.'],
    [
      '너무 큰 본문',
      `"${'가'.repeat(30_000)}"`,
      413,
      'PAYLOAD_TOO_LARGE',
      '보낸 내용이 너무 큽니다. 줄여서 다시 시도해 주세요.',
    ],
  ])('%s은 한국어로 거절한다', async (_, payload, ...expected) => {
    expect(refusal(await send(payload))).toEqual(expected);
  });

  it.each([
    ['깨진 JSON', '{"name":"김바다"'],
    ['빈 본문', ''],
    ['목록', '[1,2]'],
    ['글', '"김바다"'],
    ['null', 'null'],
  ])('본문이 %s이어도 거절하는 이유를 말한다', async (_, payload) => {
    await site.config({ useReserveFind: 'Y' });
    const headers = { 'content-type': 'application/json', ...(await site.operator()) };
    for (const url of [API.createBooking, API.findBooking, API.signin, API.updateDayMemo, API.guestList]) {
      const response = await send(payload, headers, url);
      expect([url, response.statusCode]).toEqual([url, 400]);
      const { errors = [] } = errorBodySchema.strict().parse(response.json());
      expect([url, errors.every(({ reason }) => /[가-힣]/.test(reason)), errors.length > 0]).toEqual([url, true, true]);
    }
  });

  it('깨진 파일도 거절하는 이유를 말한다', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', ...(await site.operator()) };
    for (const payload of [
      '--x',
      '--x\r\nContent-Disposition: form-data; name="imageFile"; filename="a.png"\r\n\r\nabc',
      'abc',
    ]) {
      const response = await send(payload, headers, API.storeLogo);
      expect(response.statusCode).toBe(400);
      expect(response.json<{ errors: { reason: string }[] }>().errors[0]?.reason).toMatch(/[가-힣]/);
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'])(
    '%s 형식은 받지 않는다',
    async (type) => {
      const expected = [415, 'UNSUPPORTED_MEDIA_TYPE', '지원하지 않는 형식입니다. 새로고침한 뒤 다시 시도해 주세요.'];
      expect(refusal(await send('name=x', { 'content-type': type }))).toEqual(expected);
    },
  );

  it('잘못 적힌 주소도 한국어로 거절한다', async () => {
    expect(refusal(await site.get('/api/reserve/%E0%A4%A'))).toEqual([
      400,
      'VALIDATION',
      '입력한 내용을 확인해 주세요.',
    ]);
  });
});

describe('없는 주소', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['POST', '/api/reserve/list'],
    ['DELETE', '/api/reserve/1'],
    ['GET', API.createBooking],
    ['POST', '/'],
    // The types of the framework do not know it.
    ['TRACE' as 'GET', '/'],
    ['GET', '/api/manage/nothing'],
  ] as const)('%s %s 는 404', async (method, url) => {
    const response = await site.app.inject({ method, url });
    expect(refusal(response)).toEqual([404, 'NOT_FOUND', '내용을 찾을 수 없습니다.']);
  });
});

it('서버의 잘못은 내용을 드러내지 않는다', async () => {
  await site.db.schema.alterTable('guests').renameTo('lostGuests').execute();
  const day = await site.day();
  const response = await site.book(day);
  expect(refusal(response)).toEqual([500, 'INTERNAL', '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.']);
  expect(response.body).not.toMatch(/guests|SQL|Error/);
  expect(await site.reread(day)).toMatchObject({ guestCount: 0 });
});

it('모든 답에 보안 머리글이 있다', async () => {
  for (const url of [API.configInfo, '/api/nothing']) {
    const { headers } = await site.get(url);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  }
});
