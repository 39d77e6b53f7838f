import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorBodySchema } from '#contract/errors';
import { API } from '#contract/paths';
import { errorText } from '#copy/errors';
import { noScript } from '#copy/noScript';
import { openSite, SECRET, tempFolder, type Site } from '#tests/support/server/site';
import { loggerOptions } from '#server/logger';

const TEMPLATE = `<!doctype html><html lang="ko"><head><title>__TITLE__</title>
<meta name="description" content="__DESCRIPTION__">
<!-- __HEAD__ -->
<meta property="csp-nonce" nonce="__CSP_NONCE__" content="__CSP_NONCE__">
<script type="module" nonce="__CSP_NONCE__" src="/assets/main-abc123.js"></script></head>
<body><div id="root"><!-- __CONTENT__ --></div></body></html>`;

let site: Site;
let folder: string;
beforeEach(async () => {
  const clientDir = join(tempFolder(), 'client');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), TEMPLATE);
  writeFileSync(join(clientDir, 'assets', 'main-abc123.js'), 'console.log(1)');
  writeFileSync(join(clientDir, 'assets', 'main-abc123.js.br'), 'packed');
  writeFileSync(join(clientDir, 'mark.svg'), '<svg/>');
  writeFileSync(join(clientDir, '..', 'secret'), 'top secret');
  folder = clientDir;
  site = await openSite({ clientDir });
});
afterEach(() => site.close());

it.each(['/reserve/7.', '/reserve/7)', '/waiting/7,', '/catch/7에서', '/catch/7-'])(
  '%s처럼 주소 끝에 무엇이 붙어도 그 화면으로 간다',
  async (path) => {
    const { statusCode, headers } = await site.get(encodeURI(path));
    expect([statusCode, headers.location]).toEqual([302, /^\/[a-z]+\/7/.exec(path)?.[0]]);
  },
);

describe('파일의 일부나 옛 파일을 청하면', () => {
  const FILE = '/assets/main-abc123.js';
  const LENGTH = 'console.log(1)'.length;

  it('있는 부분은 206으로 주고, 끝을 넘은 부분은 416으로 거절하며 길이를 알려 준다', async () => {
    const part = await site.get(FILE, { range: 'bytes=0-6' });
    expect([part.statusCode, part.body]).toEqual([206, 'console']);
    const beyond = await site.get(FILE, { range: 'bytes=999-' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers).toMatchObject({
      'content-range': `bytes */${LENGTH}`,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(errorBodySchema.parse(beyond.json())).toEqual({
      code: 'REQUEST_REFUSED',
      message: errorText.REQUEST_REFUSED,
    });
  });

  it.each([
    ['if-match', '"another"'],
    ['if-unmodified-since', 'Sat, 01 Jan 2000 00:00:00 GMT'],
  ])('맞지 않는 %s는 412이고, 맞으면 준다', async (header, stale) => {
    const { headers } = await site.get(FILE);
    const response = await site.get(FILE, { [header]: stale });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([412, 'REQUEST_REFUSED']);
    const current = header === 'if-match' ? String(headers['etag']) : String(headers['last-modified']);
    expect((await site.get(FILE, { [header]: current })).statusCode).toBe(200);
  });

  it('서버의 잘못으로 적히지 않는다', async () => {
    const lines: string[] = [];
    const logged = await openSite({
      clientDir: folder,
      logger: loggerOptions('warn', { write: (line) => lines.push(line) }),
    });
    await logged.get(FILE, { range: 'bytes=999-' });
    await logged.get(FILE, { 'if-match': '"another"' });
    await logged.close();
    expect(lines).toEqual([]);
  });
});

describe('화면', () => {
  it.each<[string, number]>([
    ['/', 200],
    ['/about', 200],
    ['/About/', 200],
    ['/reserve', 200],
    ['/reserve?year=2026', 200],
    ['/reserve/refresh', 200],
    ['/reserve/find?id=1', 200],
    ['/privacy', 200],
    ['/admin', 200],
    ['/admin/reserve/2026-12-05', 200],
    ['/admin/config/logo', 200],
    ['/nothing', 404],
    ['/reserve/5', 404],
    ['/reserve/abc', 404],
    ['/about.html', 404],
    ['/reserve/1/2', 404],
    ['/admin/nothing', 404],
    // No server error for unusual paths of scanners.
    ['//', 200],
    ['//a:b', 404],
  ])('%s 는 HTML이고 %i이다', async (url, status) => {
    const response = await site.get(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it('볼 때마다 새 nonce를 정책과 화면에 함께 넣는다', async () => {
    const nonces = new Set<string>();
    for (let view = 0; view < 3; view += 1) {
      const { body, headers } = await site.get('/reserve');
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
      expect(nonce).toMatch(/^[0-9a-f]{32}$/);
      expect(body.split(nonce).length).toBeGreaterThanOrEqual(3);
      expect(body).toContain('<script type="module" src="/assets/main-abc123.js"></script>');
      expect(body).not.toContain('__');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('/index.html 은 첫 화면으로 보낸다', async () => {
    const response = await site.get('/index.html');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/']);
  });

  it('정책은 우리 파일과 지도 그림만 허락한다', async () => {
    const { headers } = await site.get('/');
    const policy = String(headers['content-security-policy']).replace(/'nonce-[^']+'/g, "'nonce'");
    expect(policy.split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'nonce'",
      "style-src 'self' 'nonce'",
      "img-src 'self' data: https://tile.openstreetmap.org",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it('제목과 설명은 가게 설정에서 오고, 태그로 읽히지 않는다', async () => {
    expect((await site.get('/')).body).toContain('<title>낚싯배 예약</title>');
    await site.config({ name: '새벽<b>호', desc: `"><script>alert('1')</script>$& __TITLE__` });
    const { body } = await site.get('/');
    expect(body).toContain('<title>새벽&lt;b&gt;호 예약</title>');
    expect(body).toContain('content="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;$&amp; __TITLE__"');
  });

  it('지도의 열쇠가 있으면 화면에 적고, 카카오의 지도를 허락한다', async () => {
    expect((await site.get('/about')).body).not.toContain('kakao-map-key');
    const settings = { secret: SECRET, bookingsPerMinute: 100, kakaoMapKey: 'abc123' };
    const keyed = await openSite({ clientDir: folder, settings });
    const { body, headers } = await keyed.get('/about');
    expect(body).toContain('<meta name="kakao-map-key" content="abc123" />');
    expect(headers['content-security-policy']).toMatch(/script-src [^;]*dapi\.kakao\.com/);
    expect(headers['content-security-policy']).toMatch(/require-trusted-types-for 'script';trusted-types default$/);
    await keyed.close();
  });

  it('HEAD로도 물을 수 있다', async () => {
    const response = await site.app.inject({ method: 'HEAD', url: '/reserve' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});

describe('파일', () => {
  it('이름에 해시가 있는 파일은 오래 간직하게 한다', async () => {
    const response = await site.get('/assets/main-abc123.js');
    expect(response.body).toBe('console.log(1)');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toContain('javascript');
  });

  it('작게 담은 것을 받을 수 있으면 그것을 주고, 그 주소는 따로 없다', async () => {
    const small = await site.get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(small.body).toBe('packed');
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('Encoding') as string,
    });
    expect(small.headers['content-type']).toContain('javascript');
    const plain = await site.get('/assets/main-abc123.js');
    expect([plain.body, plain.headers['content-encoding']]).toEqual(['console.log(1)', undefined]);
    expect((await site.get('/assets/main-abc123.js.br')).statusCode).toBe(404);
  });

  it('그 밖의 파일은 매번 확인하게 한다', async () => {
    const response = await site.get('/mark.svg');
    expect(response.headers['cache-control']).toBe('public, max-age=0');
    const again = await site.get('/mark.svg', { 'if-none-match': String(response.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/assets/main-old.js',
    '/assets/',
    '/assets/nothing',
    '/humans.txt',
    '/../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
  ])('%s 는 화면이 아니라 404이다', async (url) => {
    const response = await site.get(url);
    expect(response.body).not.toContain('top secret');
    if (url.includes('secret')) return;
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('API는 화면에 가려지지 않는다', async () => {
    expect((await site.get(API.configInfo)).json()).toMatchObject({ name: null });
    expect((await site.get('/api/nothing')).json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('스크립트가 오지 않는 화면', () => {
  it('배의 이름과 전화번호를 글자 그대로 담고, 제 정책 아래에서 그려진다', async () => {
    await site.config({ name: '새벽<b>호', tel: '061-000-0000' });
    const { body, headers } = await site.get('/reserve');
    const root = /<div id="root">(.*)<\/div><\/body>/s.exec(body)?.[1] ?? '';
    expect(root).toContain('새벽&lt;b&gt;호 예약');
    expect(root.match(/href="tel:061-000-0000"/g)).toHaveLength(2);
    expect(root).toContain(noScript.waiting);
    expect(root).toContain(noScript.off);
    const nonces = [...root.matchAll(/<style nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
    expect(nonces).toHaveLength(2);
    for (const nonce of nonces) expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  it('전화번호가 없으면 전화하라고 하지 않는다', async () => {
    const { body } = await site.get('/');
    expect(body).not.toContain('tel:');
    expect(body).not.toContain(noScript.call);
  });
});

describe('읽을 수 없는 주소', () => {
  const PERSON = { accept: 'text/html' };

  it.each(['/reserve/%E0%A4%A', '/%', '/reserve/%ff?year=2026', '/%00', '/reserve/%00?year=2026'])(
    '%s를 연 사람은 화면을 본다',
    async (url) => {
      const response = await site.get(url, PERSON);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it.each(['/reserve?year=%00&month=12', '/about?from=%00'])('%s를 연 사람은 그 화면을 본다', async (url) => {
    const response = await site.get(url, PERSON);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('API의 주소이면 여느 거절과 같다', async () => {
    const response = await site.get('/api/reserve/%E0%A4%A', PERSON);
    expect(response.statusCode).toBe(400);
    expect(errorBodySchema.parse(response.json()).message).not.toBe('');
  });
});
