import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pack, packPage } from './packed';

const nonce = () => randomBytes(16).toString('hex');
const words = (count: number) => Array.from({ length: count }, (_, index) => `<p>갈치 ${index % 17}마리</p>`).join('');

describe('눌러 담은 화면', () => {
  const first = nonce();
  it.each<[string, string]>([
    ['없는', words(300)],
    ['하나뿐인', `${words(300)}${first}${words(300)}`],
    ['앞뒤와 붙어 있는', `${first}${words(50)}${first}${first}${words(4000)}${first}`],
    ['화면의 전부인', first],
  ])('논스가 %s 것도 답마다 새 논스로 그대로 펼쳐진다', (_, page) => {
    const [packed, plain] = [packPage(page, first, 'gzip'), packPage(page, first, null)];
    for (const given of [first, nonce(), nonce()]) {
      const expected = page.replaceAll(first, given);
      expect(gunzipSync(packed.fill(given)).toString()).toBe(expected);
      expect(plain.fill(given).toString()).toBe(expected);
    }
  });

  it('논스가 여럿이어도 작아진다', () => {
    const page = Array.from({ length: 20 }, () => `${words(20)}<script nonce="${first}"></script>`).join('');
    expect(packPage(page, first, 'gzip').fill(nonce()).length).toBeLessThan(page.length / 5);
  });
});

it('목록은 청한 꼴로 눌러 담긴다', () => {
  const text = words(300);
  expect(brotliDecompressSync(pack(Buffer.from(text), 'br').fill('')).toString()).toBe(text);
  expect(gunzipSync(pack(Buffer.from(text), 'gzip').fill('')).toString()).toBe(text);
  expect(pack(Buffer.from(text), null).fill('').toString()).toBe(text);
});
