import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { ConfigInfo } from '#contract/config/config.schema';
import type { ErrorBody } from '#contract/errors';
import { LOGO } from '#contract/config/logo.rules';
import { API, SEEN_LOGO_HEADER } from '#contract/paths';
import { aForm, type FormPart } from '#tests/support/server/form';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
/** The logo that the operator saw. */
let seen: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
  seen = {};
});
afterEach(() => site.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e8f' } });
const aPng = (width = 300, height = 100) => picture(width, height).png().toBuffer();
const aFile = (content: Buffer, over: Partial<FormPart> = {}): FormPart => ({
  name: LOGO.field,
  filename: 'logo.png',
  type: 'image/png',
  content,
  ...over,
});
const upload = (...parts: FormPart[]) => {
  const { payload, headers } = aForm(parts);
  return site.app.inject({
    method: 'POST',
    url: API.storeLogo,
    payload,
    headers: { ...headers, ...operator, ...seen },
  });
};
type SiteResponse = Awaited<ReturnType<typeof upload>>;
const addressOf = (response: SiteResponse) => String(response.json<ConfigInfo>().logo);
const refusal = (response: SiteResponse) => {
  const { code, errors } = response.json<ErrorBody>();
  return [response.statusCode, code, ...(errors ?? []).map(({ field, reason }) => `${field}: ${reason}`)];
};
const nothingStored = async () => expect(await site.db.selectFrom('logo').selectAll().execute()).toEqual([]);

describe('로고 저장', () => {
  it('저장한 로고의 주소를 답하고, 누구나 그 주소에서 본다', async () => {
    const response = await upload(aFile(await aPng()));
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const address = addressOf(response);
    expect(address).toMatch(/^\/api\/config\/logo\?v=[0-9a-f]{16}$/);
    expect((await site.get(API.configInfo)).json<ConfigInfo>().logo).toBe(address);
    const logo = await site.get(address);
    expect(logo.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(logo.rawPayload).metadata()).toMatchObject({ format: 'png', width: 300, height: 100 });
  });

  it('바뀌지 않은 로고는 304이고, 버전이 없는 주소는 잠깐만 간직하게 한다', async () => {
    const address = addressOf(await upload(aFile(await aPng())));
    const { headers } = await site.get(address);
    const same = await site.get(address, { 'if-none-match': String(headers.etag) });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    for (const url of [API.logo, `${API.logo}?v=0123456789abcdef`]) {
      const response = await site.get(url);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    }
  });

  it('새 로고는 다른 주소를 갖고 앞의 것을 대신한다', async () => {
    const first = addressOf(await upload(aFile(await aPng())));
    const second = addressOf(await upload(aFile(await aPng(200, 200))));
    expect(second).not.toBe(first);
    expect(await site.db.selectFrom('logo').select(['id', 'width', 'type']).execute()).toEqual([
      { id: 1, width: 200, type: 'image/png' },
    ]);
    expect((await site.get(API.configInfo)).json<ConfigInfo>().logo).toBe(second);
  });

  it('이름과 형식이 무엇이라 하든 내용이 JPEG이면 JPEG이다', async () => {
    const jpeg = await picture(50, 40).jpeg().toBuffer();
    const address = addressOf(await upload(aFile(jpeg, { filename: 'logo.svg', type: 'image/svg+xml' })));
    expect((await site.get(address)).headers['content-type']).toBe('image/jpeg');
  });

  it('큰 그림은 줄이고, 눕힌 사진은 세우고, 찍은 곳과 기기를 지운다', async () => {
    const photo = await picture(3000, 1000)
      .withExif({ IFD0: { Model: 'SECRET-PHONE' }, IFD3: { GPSLatitude: '34/1 50/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('SECRET-PHONE');
    const { rawPayload } = await site.get(addressOf(await upload(aFile(photo))));
    const { width, height, exif, orientation } = await sharp(rawPayload).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 347,
      height: LOGO.maxSide,
      exif: undefined,
      orientation: undefined,
    });
    expect(rawPayload.toString('latin1')).not.toContain('SECRET-PHONE');
  });

  it('그림 뒤에 붙인 것은 남지 않는다', async () => {
    const tail = Buffer.from('<script>alert(1)</script>');
    const { rawPayload } = await site.get(addressOf(await upload(aFile(Buffer.concat([await aPng(), tail])))));
    expect(rawPayload.includes(tail)).toBe(false);
  });
});

describe('받지 않는 파일', () => {
  const UNREADABLE = '이미지를 읽을 수 없습니다. PNG 또는 JPEG 파일을 선택해 주세요.';

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
    ['GIF', () => picture(5, 5).gif().toBuffer()],
    ['WebP', () => picture(5, 5).webp().toBuffer()],
    ['글', () => Buffer.from('그림이 아닙니다.')],
    ['잘린 PNG', async () => (await aPng(400, 400)).subarray(0, 300)],
    [
      '잘린 JPEG',
      async () =>
        (
          await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
            .jpeg()
            .toBuffer()
        ).subarray(0, 20_000),
    ],
    ['PNG의 머리만', async () => (await aPng()).subarray(0, 8)],
    ['풀면 너무 큰 PNG', () => picture(8000, 8000).png().toBuffer()],
  ])('%s 는 400이다', async (_, make) => {
    const response = await upload(aFile(await make()));
    expect([response.statusCode, response.json<ErrorBody>().message]).toEqual([400, UNREADABLE]);
    await nothingStored();
  });

  it('5MB가 넘으면 413이고 한도를 말한다', async () => {
    const big = Buffer.alloc(LOGO.maxMegabytes * 1024 * 1024 + 1, await aPng());
    const response = await upload(aFile(big));
    const expected = [413, '파일이 너무 큽니다. 5MB 이하의 파일을 선택해 주세요.'];
    expect([response.statusCode, response.json<ErrorBody>().message]).toEqual(expected);
    const much = await upload(aFile(Buffer.alloc(12 * 1024 * 1024, 1)));
    expect([much.statusCode, much.json<ErrorBody>().message]).toEqual(expected);
    await nothingStored();
  });

  it('파일이 없거나, 이름이 다르거나, 여럿이면 400이다', async () => {
    const file = aFile(await aPng());
    const required = [400, 'VALIDATION', 'imageFile: 로고 파일을 선택해 주세요.'];
    const single = [400, 'VALIDATION', 'imageFile: 로고 파일을 하나만 선택해 주세요.'];
    expect(refusal(await upload())).toEqual(required);
    expect(refusal(await upload({ ...file, name: 'image' }))).toEqual(required);
    expect(refusal(await upload({ ...file, content: Buffer.alloc(0) }))).toEqual(required);
    expect(refusal(await upload({ name: 'imageFile', content: 'x' }))).toEqual(required);
    expect(refusal(await upload(file, file))).toEqual(single);
    expect(refusal(await upload(file, file, file, file, file, file))).toEqual(single);
    expect(refusal(await upload({ name: 'title', content: 'x' }, file))).toEqual(single);
    expect(refusal(await upload({ name: '__proto__', content: 'x' }, file))[0]).toBe(400);
    await nothingStored();
  });

  it.each([
    ['경계가 없는 형식', 'multipart/form-data', 'x', 400],
    [
      '끝나지 않은 본문',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="imageFile"',
      400,
    ],
    ['JSON', 'application/json', '{"imageFile":"x"}', 415],
    ['글', 'text/plain', 'x', 415],
  ])('%s 은 %i가 아니라 거절이다', async (_, type, payload, status) => {
    const response = await site.app.inject({
      method: 'POST',
      url: API.storeLogo,
      payload,
      headers: { ...operator, 'content-type': type },
    });
    expect(response.statusCode).toBe(status);
    expect(response.json<ErrorBody>().message).toMatch(/[가-힣]/);
    await nothingStored();
  });

  it('로그인하지 않으면 파일을 읽지 않고 401이다', async () => {
    operator = {};
    expect((await upload(aFile(await aPng()))).statusCode).toBe(401);
    expect((await site.app.inject({ method: 'DELETE', url: API.storeLogo })).statusCode).toBe(401);
    await nothingStored();
  });
});

describe('로고 삭제', () => {
  const remove = () => site.app.inject({ method: 'DELETE', url: API.storeLogo, headers: operator });

  it('지우면 주소가 없어지고 404이며, 없는 것을 지워도 같다', async () => {
    const address = addressOf(await upload(aFile(await aPng())));
    for (const response of [await remove(), await remove()]) {
      expect(response.statusCode).toBe(200);
      expect(response.json<ConfigInfo>().logo).toBeNull();
    }
    const gone = await site.get(address);
    expect([gone.statusCode, gone.json<ErrorBody>().code, gone.headers.etag]).toEqual([404, 'NOT_FOUND', undefined]);
  });
});

describe('다른 기기에서 먼저 바꾼 로고', () => {
  const see = (logo: string) => {
    seen = { [SEEN_LOGO_HEADER]: `"${logo}"` };
  };

  it('보지 못한 로고는 바꾸지도 지우지도 않고, 본 로고는 바꾼다', async () => {
    see('');
    const first = addressOf(await upload(aFile(await aPng())));
    see(first);
    const second = addressOf(await upload(aFile(await aPng(200))));
    expect(refusal(await upload(aFile(await aPng(100))))).toEqual([409, 'CONFLICT']);
    const headers = { ...operator, ...seen };
    const removed = await site.app.inject({ method: 'DELETE', url: API.storeLogo, headers });
    expect(refusal(removed)).toEqual([409, 'CONFLICT']);
    expect((await site.get(API.configInfo)).json<ConfigInfo>().logo).toBe(second);
  });

  it('답을 받지 못해 다시 보낸 로고는 이미 저장된 것이다', async () => {
    see('');
    const address = addressOf(await upload(aFile(await aPng())));
    expect(addressOf(await upload(aFile(await aPng())))).toBe(address);
  });
});
