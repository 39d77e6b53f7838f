import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import sharp from 'sharp';
import type { ErrorBody } from '#contract/errors';
import { PART_BYTES, PART_FIELD, PICTURE_LIMITS } from '#contract/picture/picture.rules';
import type { Picture, UploadStatus } from '#contract/picture/picture.schema';
import { API, apiPath } from '#contract/paths';
import { aForm } from '#tests/support/server/form';
import { listen } from '#tests/support/server/listen';
import { openSite, type Site } from '#tests/support/server/site';
import { beginUpload, outcomeOf, partForm, sendPart, uploadFile, uploadPicture } from '#tests/support/server/upload';
import { openDecoder } from './decoder';

let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
});
afterEach(() => site.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e8f' } });
/** A photograph with incompressible bytes. */
const noisy = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
/** Numbers from 0 to 1 that are the same in every run (Mulberry32). */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
const address = ({ id }: Picture, width: number) => apiPath(API.picture, { picture: id, width });
const file = async (picture: Picture, width = picture.width) => (await site.get(address(picture, width))).rawPayload;
const stored = async () => (await site.db.selectFrom('pictures').select('hash').execute()).map(({ hash }) => hash);
const partsLeft = async () => (await site.db.selectFrom('pictureParts').select('at').execute()).length;

describe('사진 한 장', () => {
  it('세 가지 너비의 WebP로 다시 만들고, 누구나 언제까지나 간직할 수 있는 주소로 본다', async () => {
    const picture = await uploadPicture(site, operator, await plain(3000, 2000).jpeg().toBuffer());
    expect(picture).toMatchObject({ width: 1600, height: 1067 });
    for (const width of [480, 960, 1600]) {
      const response = await site.get(address(picture, width));
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
      const same = await site.get(address(picture, width), { 'if-none-match': String(response.headers.etag) });
      expect([same.statusCode, same.body]).toEqual([304, '']);
    }
    expect((await site.get(address(picture, 481))).statusCode).toBe(404);
    expect((await site.get(address({ ...picture, id: 'f'.repeat(32) }, 480))).statusCode).toBe(404);
    expect(await partsLeft()).toBe(0);
  });

  it('작은 사진은 키우지 않는다', async () => {
    const picture = await uploadPicture(site, operator, await plain(700, 300).png().toBuffer());
    expect(picture).toMatchObject({ width: 700, height: 300 });
    expect((await sharp(await file(picture, 480)).metadata()).width).toBe(480);
    expect((await site.get(address(picture, 960))).statusCode).toBe(404);
  });

  it('눕혀 찍은 사진을 세우고, 찍은 곳과 기기와 시각을 어느 너비에도 남기지 않는다', async () => {
    const photo = await plain(1200, 800)
      .withExif({
        IFD0: { Model: 'SECRET-PHONE', Make: 'SECRET-MAKER' },
        IFD2: { DateTimeOriginal: '2026:11:20 05:00:00' },
        IFD3: { GPSLatitude: '34/1 50/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('SECRET-PHONE');
    const picture = await uploadPicture(site, operator, photo);
    expect(picture).toMatchObject({ width: 800, height: 1200 });
    for (const width of [480, 800]) {
      const content = await file(picture, width);
      const { exif, xmp, iptc, icc, orientation } = await sharp(content).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(content.toString('latin1')).not.toMatch(/SECRET|2026:11:20/);
    }
  });

  it('같은 사진은 한 번만 저장하고 주소도 같다', async () => {
    const photo = await plain(600, 400).webp().toBuffer();
    const first = await uploadPicture(site, operator, photo);
    expect(await uploadPicture(site, operator, photo)).toEqual(first);
    expect(await stored()).toEqual([first.id]);
  });

  it('사진 뒤에 붙인 것은 남지 않는다', async () => {
    const tail = Buffer.from('<script>alert(1)</script>');
    const picture = await uploadPicture(site, operator, Buffer.concat([await plain(500, 500).jpeg().toBuffer(), tail]));
    for (const width of [480, 500]) expect((await file(picture, width)).includes(tail)).toBe(false);
  });
});

describe('받지 않는 사진', () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(400)]);

  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['SVG', 'KIND', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['GIF', 'KIND', () => plain(5, 5).gif().toBuffer()],
    ['글', 'KIND', () => Buffer.from('사진이 아니라 글입니다. 사진이 아니라 글입니다.')],
    ['GIF이면서 스크립트인 것', 'KIND', () => Buffer.from('GIF89a/*....*/=1;alert(1);//............')],
    ['HEIC', 'HEIC', () => heic],
    ['PNG의 머리만', 'BROKEN', async () => (await plain(9, 9).png().toBuffer()).subarray(0, 30)],
    ['잘린 PNG', 'BROKEN', async () => (await noisy(300, 300).png().toBuffer()).subarray(0, 100_000)],
    ['잘린 JPEG', 'BROKEN', async () => (await noisy(300, 300).jpeg().toBuffer()).subarray(0, 30_000)],
    ['잘린 WebP', 'BROKEN', async () => (await noisy(300, 300).webp().toBuffer()).subarray(0, 10_000)],
    ['JPEG의 머리를 단 SVG', 'BROKEN', () => Buffer.from('\xff\xd8\xff<svg width="9" height="9"></svg>', 'latin1')],
    ['풀면 너무 큰 PNG', 'PIXELS', () => plain(8000, 8000).png().toBuffer()],
  ])('%s 는 %s 로 거절하고 아무것도 저장하지 않는다', async (_, refusal, make) => {
    expect(await uploadFile(site, operator, await make())).toMatchObject({ state: 'refused', refusal, picture: null });
    expect([await stored(), await partsLeft()]).toEqual([[], 0]);
  });

  it('15MB가 넘으면 보내기 전에 거절한다', async () => {
    const status = await beginUpload(site, operator, randomUUID(), PICTURE_LIMITS.maxBytes + 1);
    expect(status).toMatchObject({ state: 'refused', refusal: 'BYTES' });
    expect(await site.db.selectFrom('pictureUploads').selectAll().execute()).toEqual([]);
  });

  it('내용이 없는 파일은 읽을 수 없다고 말한다', async () => {
    expect(await beginUpload(site, operator, randomUUID(), 0)).toMatchObject({ state: 'refused', refusal: 'BROKEN' });
    expect(await site.db.selectFrom('pictureUploads').selectAll().execute()).toEqual([]);
  });

  it('메모리의 한도를 넘기는 파일은 그 파일만 거절되고, 다음 사진은 받는다', async () => {
    const decoder = openDecoder(220 * 1024);
    const bomb = await plain(7000, 7000).png({ progressive: true }).toBuffer();
    expect(await decoder.decode(bomb)).toEqual({ refusal: 'BROKEN' });
    expect(await decoder.decode(await plain(50, 40).png().toBuffer())).toMatchObject({ width: 50, height: 40 });
    await decoder.close();
  });
});

describe('사진을 모두 담을 자리', () => {
  it('자리가 차면 더 받지 않고, 받던 것은 마저 받는다', async () => {
    await site.close();
    site = await openSite({ settings: { pictureBytes: 1 } as never });
    operator = await site.operator();
    const first = await plain(60, 40).png().toBuffer();
    const second = await plain(61, 40).png().toBuffer();
    const key = randomUUID();
    await beginUpload(site, operator, key, second.length);
    expect((await uploadFile(site, operator, first)).state).toBe('ready');
    expect(await beginUpload(site, operator, randomUUID(), 100)).toMatchObject({ state: 'refused', refusal: 'FULL' });
    expect((await uploadFile(site, operator, second, key)).state).toBe('ready');
  });

  it('아직 만들지 않은 사진의 부분도 자리를 차지한 것으로 센다', async () => {
    await site.close();
    site = await openSite({ settings: { pictureBytes: 100 } as never });
    operator = await site.operator();
    const photo = await noisy(60, 40).png().toBuffer();
    const key = randomUUID();
    await beginUpload(site, operator, key, photo.length);
    await sendPart(site, operator, { key, at: 0, content: photo.subarray(0, 100) });
    expect(await beginUpload(site, operator, randomUUID(), 100)).toMatchObject({ state: 'refused', refusal: 'FULL' });
    expect((await uploadFile(site, operator, photo, key)).state).toBe('ready');
  });
});

describe('끊기는 연결', () => {
  it('아무 바이트에서나 열 번 끊겨도 받은 데서 이어 올려 같은 사진이 된다', async () => {
    const origin = new URL(await listen(site.app));
    const photo = await noisy(1500, 1300).jpeg({ quality: 90 }).toBuffer();
    expect(photo.length).toBeGreaterThan(5 * PART_BYTES);
    const key = randomUUID();
    const ask = async () => (await beginUpload(site, operator, key, photo.length)).received;
    const random = randomOf(20_261_120);
    let received = await ask();
    for (let cut = 1; cut <= 10; cut += 1) {
      const { payload, headers } = partForm(photo, received);
      const head = [
        `POST ${apiPath(API.uploadPart, { key, at: received })} HTTP/1.1`,
        `Host: boat`,
        `Authorization: ${operator['authorization']}`,
        `Content-Type: ${headers['content-type']}`,
        `Content-Length: ${payload.length}`,
      ].join('\r\n');
      const message = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), payload]);
      const socket = connect(Number(origin.port), origin.hostname);
      // Anywhere, in the head too, but never the whole request.
      const sent = message.subarray(0, 1 + Math.floor(random() * (message.length - 1)));
      await new Promise((flushed) => socket.write(sent, flushed));
      socket.destroy();
      // An incomplete part leaves nothing; every second one is followed by a complete part.
      expect([cut, sent.length, await ask()]).toEqual([cut, sent.length, received]);
      if (cut % 2 > 0) continue;
      const response = await sendPart(site, operator, { key, at: received, content: photo });
      ({ received } = response.json<UploadStatus>());
    }
    const { picture } = await uploadFile(site, operator, photo, key);
    expect(picture).toEqual(await uploadPicture(site, operator, photo));
  });

  it('느린 연결에서 나누어 보낸 작은 부분도 이어진다', async () => {
    const photo = await plain(640, 480).jpeg().toBuffer();
    const key = randomUUID();
    const { received } = await beginUpload(site, operator, key, photo.length);
    const first = await sendPart(site, operator, { key, at: received, content: photo.subarray(0, 100) });
    expect(first.json<UploadStatus>()).toMatchObject({ state: 'receiving', received: 100 });
    expect((await uploadFile(site, operator, photo, key)).picture).toMatchObject({ width: 640, height: 480 });
  });

  it('같은 부분을 두 번 보내거나 건너뛰어 보내면 저장하지 않고 이어 보낼 곳을 답한다', async () => {
    const photo = await noisy(600, 500).jpeg({ quality: 95 }).toBuffer();
    const key = randomUUID();
    await beginUpload(site, operator, key, photo.length);
    const send = async (at: number) =>
      (await sendPart(site, operator, { key, at, content: photo })).json<UploadStatus>().received;
    expect(await send(PART_BYTES)).toBe(0);
    expect(await send(0)).toBe(PART_BYTES);
    expect(await send(0)).toBe(PART_BYTES);
    expect((await uploadFile(site, operator, photo, key)).state).toBe('ready');
  });

  it('알린 크기보다 많이 보내거나 다른 크기로 다시 시작하면 받지 않는다', async () => {
    const photo = await plain(300, 300).jpeg().toBuffer();
    const key = randomUUID();
    await beginUpload(site, operator, key, photo.length - 1);
    expect((await sendPart(site, operator, { key, at: 0, content: photo })).json<UploadStatus>().received).toBe(0);
    expect((await site.post(API.beginUpload, { key, bytes: 7 }, operator)).statusCode).toBe(409);
    expect((await sendPart(site, operator, { key: randomUUID(), at: 0, content: photo })).statusCode).toBe(404);
  });

  it.each([1, PART_BYTES])(
    '한 번에 보낼 수 있는 것보다 %d바이트 큰 부분은 사진의 한도를 말하지 않고 거절한다',
    async (more) => {
      const content = Buffer.alloc(PART_BYTES + more);
      const key = randomUUID();
      await beginUpload(site, operator, key, content.length);
      const { payload, headers } = aForm([{ name: PART_FIELD, filename: 'part', content }]);
      const url = apiPath(API.uploadPart, { key, at: 0 });
      const response = await site.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...operator } });
      expect([response.statusCode, response.json<ErrorBody>()]).toEqual([
        413,
        { code: 'PAYLOAD_TOO_LARGE', message: '보낸 내용이 너무 큽니다. 줄여서 다시 시도해 주세요.' },
      ]);
    },
  );

  it('만든 뒤에 지워진 사진은 기다리게 하지 않고 처음부터 다시 받는다', async () => {
    const photo = await plain(640, 480).jpeg().toBuffer();
    const key = randomUUID();
    await uploadFile(site, operator, photo, key);
    await site.db.deleteFrom('pictures').execute();
    expect(await beginUpload(site, operator, key, photo.length)).toMatchObject({ state: 'receiving', received: 0 });
    expect((await uploadFile(site, operator, photo, key)).picture).toMatchObject({ width: 640, height: 480 });
  });

  it('서버가 다시 시작해도 다 받은 사진은 마저 만들어진다', async () => {
    const photo = await plain(640, 480).jpeg().toBuffer();
    const key = randomUUID();
    const upload = { key, bytes: photo.length, received: photo.length, beganAt: '2026-11-20T00:00:00.000Z' };
    await site.db
      .insertInto('pictureUploads')
      .values({ ...upload, hash: null, refusal: null })
      .execute();
    await site.db.insertInto('pictureParts').values({ key, at: 0, content: photo }).execute();
    expect((await outcomeOf(site, operator, key, photo.length)).picture).toMatchObject({ width: 640, height: 480 });
  });
});

it('백 장을 한꺼번에 올려도 한 장씩 만들고 모두 받는다', async () => {
  const photos = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      plain(40 + index, 30)
        .jpeg()
        .toBuffer(),
    ),
  );
  const made = await Promise.all(photos.map((photo) => uploadFile(site, operator, photo)));
  expect(made.filter(({ state }) => state !== 'ready')).toEqual([]);
  expect((await stored()).length).toBe(100);
  expect(await partsLeft()).toBe(0);
}, 120_000);
