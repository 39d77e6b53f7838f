import { once } from 'node:events';
import { connect } from 'node:net';
import { API } from '#contract/paths';
import { listen } from '#tests/support/server/listen';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let port: number;
beforeEach(async () => {
  site = await openSite();
  port = Number(new URL(await listen(site.app)).port);
});
afterEach(() => site.close());

/** Time after which a connection that the server has left open is closed. */
const SILENCE_MS = 2_000;

/** Sends bytes on one connection. Returns the status of every response until the server closes it or falls silent. */
const statuses = async (sent: string): Promise<string[]> => {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let responses = '';
  socket.on('data', (chunk: string) => (responses += chunk));
  socket.setTimeout(SILENCE_MS, () => socket.destroy());
  socket.write(sent, 'latin1');
  await once(socket, 'close');
  return [...responses.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);
};

const HIDDEN = `GET ${API.configInfo} HTTP/1.1\r\nHost: boat\r\nConnection: close\r\n\r\n`;
const request = (lines: string[], body = ''): string =>
  [`POST ${API.findBooking} HTTP/1.1`, 'Host: boat', 'Content-Type: application/json', ...lines, '', body].join('\r\n');
const CHUNKED = `0\r\n\r\n${HIDDEN}`;

it('나무랄 데 없는 요청 둘은 둘 다 답한다', async () => {
  const first = request(['Content-Length: 2'], '{}');
  expect(await statuses(first + HIDDEN)).toEqual(['403', '200']);
});

it.each([
  ['길이와 조각을 함께 말하는 요청', request(['Content-Length: 5', 'Transfer-Encoding: chunked'], CHUNKED)],
  ['조각과 길이를 함께 말하는 요청', request(['Transfer-Encoding: chunked', 'Content-Length: 5'], CHUNKED)],
  [
    '길이를 두 번 다르게 말하는 요청',
    request(['Content-Length: 2', `Content-Length: ${HIDDEN.length + 2}`], `{}${HIDDEN}`),
  ],
  ['길이를 한 줄에 둘 말하는 요청', request([`Content-Length: 2, ${HIDDEN.length + 2}`], `{}${HIDDEN}`)],
  ['길이에 부호가 있는 요청', request(['Content-Length: +2'], `{}${HIDDEN}`)],
  ['길이가 16진수인 요청', request(['Content-Length: 0x2'], `{}${HIDDEN}`)],
  ['길이가 음수인 요청', request(['Content-Length: -1'], `{}${HIDDEN}`)],
  ['조각이 아닌 전송 방식', request(['Transfer-Encoding: xchunked'], CHUNKED)],
  ['조각 다음에 다른 방식', request(['Transfer-Encoding: chunked, identity'], CHUNKED)],
  ['전송 방식의 이름 뒤에 빈칸', request(['Transfer-Encoding : chunked'], CHUNKED)],
  ['길이의 이름 뒤에 빈칸', request(['Content-Length : 2'], `{}${HIDDEN}`)],
  ['다음 줄로 이은 머리글', request(['X-Long: a', ' Transfer-Encoding: chunked', 'Content-Length: 2'], `{}${HIDDEN}`)],
  ['줄바꿈이 LF뿐인 요청', request(['Content-Length: 2'], `{}${HIDDEN}`).replaceAll('\r\n', '\n')],
  ['머리글 속의 CR', request(['X-Bare: a\rTransfer-Encoding: chunked', 'Content-Length: 2'], `{}${HIDDEN}`)],
  ['머리글 속의 NUL', request(['X-Bare: a\0b', 'Content-Length: 2'], `{}${HIDDEN}`)],
  ['크기를 알 수 없는 조각', request(['Transfer-Encoding: chunked'], `zz\r\n{}\r\n${CHUNKED}`)],
  ['크기보다 긴 조각', request(['Transfer-Encoding: chunked'], `1\r\n{}\r\n${CHUNKED}`)],
  ['Host가 없는 요청', `GET ${API.configInfo} HTTP/1.1\r\n\r\n${HIDDEN}`],
])('%s은 거절하고 연결을 끊으며, 뒤에 숨은 요청에는 답하지 않는다', async (_, sent) => {
  const responses = await statuses(sent);
  expect(responses).not.toContain('200');
  expect(responses.length).toBeLessThanOrEqual(1);
  for (const status of responses) expect(status).toBe('400');
});
