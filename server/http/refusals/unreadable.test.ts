import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorText } from '#copy/errors';
import { listen } from '#tests/support/server/listen';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

it.each([
  ['요청이 아닌 것', 'NOT HTTP AT ALL\r\n\r\n', 400],
  ['머리글이 너무 큰 요청', `GET / HTTP/1.1\r\nHost: boat\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s도 한국어로 거절한다', async (_, sent, status) => {
  const socket = connect(Number(new URL(await listen(site.app)).port), '127.0.0.1');
  socket.write(sent);
  const response = await text(socket);
  expect(response.split(' ')[1]).toBe(String(status));
  const [head = '', body = ''] = response.split('\r\n\r\n');
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
  expect(head).toContain("Content-Security-Policy: default-src 'none';frame-ancestors 'none'");
  expect(head).toContain('X-Content-Type-Options: nosniff');
  const errors = [{ field: 'body', reason: errorText.REQUEST_REFUSED }];
  const expected = { code: 'REQUEST_REFUSED', message: errorText.REQUEST_REFUSED };
  expect(JSON.parse(body)).toEqual(status === 400 ? { ...expected, errors } : expected);
});
