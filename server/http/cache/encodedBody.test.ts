import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodeBody, encodePage } from './encodedBody';

let seconds = 0;
/** The parts that differ in another response. */
const own = () => ({ nonce: randomBytes(16).toString('hex'), time: String(1_796_000_000_000 + 1_000 * seconds++) });
const words = (count: number) => Array.from({ length: count }, (_, index) => `<p>갈치 ${index % 17}마리</p>`).join('');

describe('눌러 담은 화면', () => {
  const first = own();
  const { nonce, time } = first;
  it.each<[string, string]>([
    ['없는', words(300)],
    ['하나뿐인', `${words(300)}${nonce}${words(300)}`],
    ['앞뒤와 붙어 있는', `${nonce}${words(50)}${nonce}${nonce}${words(4000)}${nonce}`],
    ['화면의 전부인', nonce],
    ['시각과 섞여 있는', `${words(50)}${time}${nonce}${words(50)}${nonce}${time}${words(900)}${time}`],
  ])('논스가 %s 것도 답마다 새 논스와 시각으로 그대로 펼쳐진다', (_, page) => {
    const encoded = encodePage(page, first, 'gzip');
    const plain = encodePage(page, first, null);
    for (const given of [first, own(), own()]) {
      const expected = page.replaceAll(nonce, given.nonce).replaceAll(time, given.time);
      expect(gunzipSync(encoded.fill(given)).toString()).toBe(expected);
      expect(plain.fill(given).toString()).toBe(expected);
    }
  });

  it('논스가 여럿이어도 작아진다', () => {
    const page = Array.from({ length: 20 }, () => `${words(20)}<script nonce="${nonce}"></script>`).join('');
    expect(encodePage(page, first, 'gzip').fill(own()).length).toBeLessThan(page.length / 5);
  });
});

it('목록은 청한 꼴로 눌러 담긴다', () => {
  const text = words(300);
  expect(brotliDecompressSync(encodeBody(Buffer.from(text), 'br').fill(own())).toString()).toBe(text);
  expect(gunzipSync(encodeBody(Buffer.from(text), 'gzip').fill(own())).toString()).toBe(text);
  expect(encodeBody(Buffer.from(text), null).fill(own()).toString()).toBe(text);
});
