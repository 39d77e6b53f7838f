import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { LOGO } from '#contract/config/logo.rules';
import type { ConfigInfo } from '#contract/config/config.schema';
import { API } from '#contract/paths';
import { aForm } from '#tests/support/server/form';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
});
afterEach(() => site.close());

const SCRIPT = '<script>alert(1)</script>';
const imageOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e8f' } });
const upload = (content: Buffer, { filename = 'logo.png', type = 'image/png' } = {}) => {
  const { payload, headers } = aForm([{ name: LOGO.field, filename, type, content }]);
  return site.app.inject({ method: 'POST', url: API.storeLogo, payload, headers: { ...headers, ...operator } });
};
const served = async (response: Awaited<ReturnType<typeof upload>>) =>
  site.get(String(response.json<ConfigInfo>().logo));
const stored = () => site.db.selectFrom('logo').selectAll().execute();

/** A part of a PNG file, with its checksum. */
const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
const SIGNATURE_AND_HEAD = 33;

it.each([
  ['이름과 형식이 PNG', { filename: 'logo.png', type: 'image/png' }],
  ['이름이 둘인', { filename: 'logo.svg.png', type: 'image/svg+xml' }],
])('%s SVG는 받지 않는다', async (_, disguise) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;
  for (const text of [svg, `<?xml version="1.0"?>${svg}`, `\ufeff${svg}`, `\x89PNG${svg}`])
    expect((await upload(Buffer.from(text), disguise)).statusCode).toBe(400);
  expect(await stored()).toEqual([]);
});

it('그림이면서 다른 것이기도 한 파일에서는 그림만 남는다', async () => {
  const png = await imageOf(30, 20).png().toBuffer();
  const comment = chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`));
  const inside = Buffer.concat([png.subarray(0, SIGNATURE_AND_HEAD), comment, png.subarray(SIGNATURE_AND_HEAD)]);
  const archive = Buffer.concat([png, Buffer.from(`PK\x03\x04${SCRIPT}`)]);
  const jpeg = await imageOf(30, 20).jpeg().toBuffer();
  const said = Buffer.from(SCRIPT);
  const length = Buffer.from([0, said.length + 2]);
  const commented = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, said, jpeg.subarray(2)]);
  for (const polyglot of [inside, archive, commented]) {
    expect(polyglot.includes(SCRIPT)).toBe(true);
    const logo = await served(await upload(polyglot, { filename: 'logo.html', type: 'text/html' }));
    expect(logo.headers['content-type']).toMatch(/^image\/(png|jpeg)$/);
    expect(logo.headers['x-content-type-options']).toBe('nosniff');
    expect(logo.rawPayload.includes(SCRIPT)).toBe(false);
    expect(await sharp(logo.rawPayload).metadata()).toMatchObject({ width: 30, height: 20 });
  }
});

it('몇 바이트로 수십억 점이라고 하는 그림은 풀어 보지 않는다', async () => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(60_000, 0);
  head.writeUInt32BE(60_000, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const small = await imageOf(1, 1).png().toBuffer();
  const flood = Buffer.concat([small.subarray(0, 8), chunk('IHDR', head), small.subarray(SIGNATURE_AND_HEAD)]);
  expect((await upload(flood)).statusCode).toBe(400);
  expect(await stored()).toEqual([]);
});

it('6MB의 파일은 413이다', async () => {
  const png = await imageOf(30, 20).png().toBuffer();
  expect((await upload(Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]))).statusCode).toBe(413);
  expect(await stored()).toEqual([]);
});

it.each([
  '../../../etc/passwd',
  '..\\..\\boat.sqlite',
  '/tmp/logo.png',
  'C:\\logo.png',
  'a\r\nSet-Cookie: x=1',
  '%2e%2e%2f.png',
])("이름이 '%s'여도 이름은 쓰이지 않는다", async (filename) => {
  const response = await upload(await imageOf(30, 20).png().toBuffer(), { filename });
  if (response.statusCode === 400) return expect(await stored()).toEqual([]);
  expect(response.json<ConfigInfo>().logo).toMatch(/^\/api\/config\/logo\?v=[0-9a-f]{16}$/);
  const { headers } = await served(response);
  expect(JSON.stringify(headers)).not.toMatch(/passwd|sqlite|set-cookie/i);
});
