import { describe, expect, it } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API, apiPath } from '#contract/paths';
import { startFailure } from '#copy/server';
import { readChannelSettings } from '#server/messages/sending/channelSettings';
import { readSettings } from '#server/environment';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const unit = read('deploy/boat.service');
const container = read('deploy/Containerfile');
const nginx = read('deploy/nginx.conf');
const environment = Object.fromEntries(
  Array.from(read('deploy/boat.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name = '', value = '']) => [
    name,
    value,
  ]),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: { serve: string } };
/** `node …` as in `npm run serve`, without npm's own option. */
const serve = scripts.serve.replace('--import=./scripts/endWithNpm.mjs ', '');
const documented =
  read('docs/configuration.md')
    .match(/^\| `[A-Z][A-Z_]+`.*?\|/gm)
    ?.join() ?? '';

const directive = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
/** The last stage's ENV. */
const imageSettings = Object.fromEntries(
  Array.from(/^ENV (.+)$/m.exec(container)?.[1]?.matchAll(/([A-Z_]+)=(\S+)/g) ?? [], ([, name = '', value = '']) => [
    name,
    value,
  ]),
);
const copied = Array.from(container.matchAll(/^COPY (?!--from)(.+) \S+$/gm), ([, sources = '']) => sources.split(' '));

const runs = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

describe('서비스와 컨테이너와 프록시의 설정 파일', () => {
  it('적힌 설정은 모두 설명서에 있고, 서버가 그대로 받아들인다', () => {
    for (const name of [...Object.keys(environment), ...Object.keys(imageSettings)])
      if (!['NODE_ENV', 'MALLOC_ARENA_MAX'].includes(name)) expect(documented).toContain(`\`${name}\``);
    expect(readSettings(environment)).toMatchObject({ production: true, port: 3000, host: '127.0.0.1' });
    expect(readChannelSettings(environment)).toMatchObject({ channel: 'log' });
    expect(readSettings(imageSettings)).toMatchObject({ production: true, port: 3000, host: '0.0.0.0' });
  });

  it('명령의 셸이 읽어도 서비스가 읽는 것과 같다', () => {
    const script = 'set -a; . "$1"; env';
    const file = path.join(root, 'deploy/boat.env.example');
    const printed = execFileSync('sh', ['-c', script, 'sh', file], {
      encoding: 'utf8',
      env: { PATH: '/usr/bin:/bin' },
    });
    const found = printed.split('\n');
    expect(Object.entries(environment).filter(([name, value]) => !found.includes(`${name}=${value}`))).toEqual([]);
  });

  it('npm run serve와 같은 명령으로 시작한다', () => {
    expect(directive('ExecStart')).toBe(`/usr/bin/env ${serve}`);
    const command = /^CMD (\[.*\])$/m.exec(container)?.[1] ?? '[]';
    expect((JSON.parse(command) as string[]).join(' ')).toBe(serve);
  });

  it('포트와 자료의 자리가 서로 맞는다', () => {
    expect(/^EXPOSE (\d+)$/m.exec(container)?.[1]).toBe(imageSettings['PORT']);
    expect(nginx).toContain(`server ${environment['HOST']}:${environment['PORT']} `);
    expect(environment['TRUST_PROXY']).toBe(environment['HOST']);
    expect(environment['DATABASE_URL']).toContain(`file:/var/lib/${directive('StateDirectory')}/`);
    expect(imageSettings['DATABASE_URL']).toContain(`file:${/^VOLUME (.+)$/m.exec(container)?.[1]}/`);
    expect(directive('EnvironmentFile')).toBe('/etc/boat.env');
  });

  it('서비스는 스스로 다시 시작하고, 서버가 정리할 시간을 주며, 자료 폴더에만 쓴다', () => {
    expect([directive('Restart'), Number(directive('RestartSec'))]).toEqual(['always', 1]);
    const stopAnyway = /STOP_ANYWAY_MS = ([\d_]+)/.exec(read('server/main.ts'))?.[1]?.replaceAll('_', '');
    expect(Number(directive('TimeoutStopSec')) * 1000).toBeGreaterThan(Number(stopAnyway));
    const rights = ['ProtectSystem', 'NoNewPrivileges', 'CapabilityBoundingSet', 'User'].map(directive);
    expect(rights).toEqual(['strict', 'yes', '', 'boat']);
  });

  it('컨테이너에 넣는 것은 모두 있고, 빌드에 쓰이는 것은 모두 들어간다', () => {
    const sources = copied.flat();
    expect(sources.filter((source) => !existsSync(path.join(root, source)))).toEqual([]);
    const inputs = /const INPUTS = \[([^\]]+)\]/.exec(read('scripts/build.mjs'))?.[1]?.match(/[\w./-]+(?=')/g) ?? [];
    expect(inputs.length).toBeGreaterThan(10);
    const isCopied = (input: string) => sources.some((source) => input === source || input.startsWith(`${source}/`));
    expect(inputs.filter((input) => !isCopied(input))).toEqual([]);
    expect(container).toMatch(/^USER node$/m);
    expect(container).toMatch(/^HEALTHCHECK [^]*\/healthz/m);
  });

  it('프록시는 방문자가 지어낸 주소를 지우고, 화면의 소식을 모아 두지 않고, 지표는 밖에 내놓지 않는다', () => {
    expect(nginx).toMatch(/^\s+proxy_set_header X-Forwarded-For \$remote_addr;$/m);
    expect(nginx).toMatch(/location = \/api\/manage\/events \{[^}]*proxy_buffering off;/);
    expect(nginx).toMatch(/location = \/api\/reserve\/events \{[^}]*proxy_buffering off;/);
    expect(nginx).toMatch(/location = \/metrics \{\s+return 404;/);
    expect(nginx).not.toMatch(/non_idempotent|\$request_uri"|\$request"/);
  });

  it('통신사의 주소 하나를 나누어 쓰는 휴대폰 300대가 한꺼번에 화면을 열어도 프록시가 거절하지 않는다', () => {
    const views = Array.from(read('docs/performance.md').matchAll(/: transferred +\| (\d+) requests/g), ([, n]) =>
      Number(n),
    );
    expect(views.length).toBeGreaterThan(3);
    const [, burst = ''] = /limit_req zone=boat_requests burst=(\d+) nodelay;/.exec(nginx) ?? [];
    expect(Number(burst)).toBeGreaterThanOrEqual(300 * Math.max(...views));
    // A browser requests more than ten files at once; each counts until the phone has received it.
    const [, connections = ''] = /limit_conn boat_connections (\d+);/.exec(nginx) ?? [];
    expect(Number(connections)).toBeGreaterThanOrEqual(300 * 10);
  });

  it('프록시의 기록에는 주소에 든 비밀이 남지 않는다', () => {
    const format = /^log_format boat '(.+)';$/m.exec(nginx)?.[1] ?? '';
    expect(format).toContain('$boat_logged');
    expect(format).not.toMatch(/\$(?:uri|request|request_uri|args|http_referer)\b/);
    const [, pattern = ''] = /map \$uri \$boat_logged \{\s+~\*(\S+) /.exec(nginx) ?? [];
    expect(apiPath(API.calendarFeedFile, { token: 'secret' })).toMatch(new RegExp(pattern));
    expect(nginx.match(/access_log (?!off)/g)).toHaveLength(1);
    // At every level the error log has the address of each failed request.
    const [, calendar = ''] = /location ~\* (\S+) \{[^}]*error_log \/dev\/null;/.exec(nginx) ?? [];
    expect(calendar).toBe(pattern);
    expect(nginx).toMatch(/location = \/api\/manage\/events \{[^}]*error_log \/dev\/null;/);
  });

  it('프록시는 TLS 1.2와 1.3만 쓰고, http로 온 화면을 https로 보내며, 다음부터는 https로만 오게 한다', () => {
    const [plain = '', secure = ''] = nginx.split(/^server \{$/m).slice(1);
    expect(plain).toMatch(/^\s+listen 80;$/m);
    expect(plain).toMatch(/^\s+return 301 https:\/\/boat\.example\$request_uri;$/m);
    expect(plain).not.toContain('proxy_pass');
    expect(secure).toMatch(/^\s+listen 443 ssl/m);
    expect(secure).toMatch(/^\s+ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
    const [, seconds = ''] = /^\s+add_header Strict-Transport-Security "max-age=(\d+)" always;$/m.exec(secure) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
    // `add_header` in a location would replace that of the server.
    expect(secure.match(/add_header/g)).toHaveLength(1);
  });
});

describe('운영 안내', () => {
  const pages = ['docs/operations.md', 'docs/operations.ko.md'];

  it.each(pages)('%s에 적힌 지표는 모두 서버가 내놓는다', (page) => {
    const source = read('server/upkeep/metrics/metrics.ts');
    const named = read(page).match(/\b(?:boat|process)_[a-z_]*[a-z]\b/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !source.includes(`'${name.replace(/_bucket$/, '')}'`))).toEqual([]);
  });

  it('서버가 켜지지 않을 때 나오는 말은 모두 밤에 볼 안내에 있다', () => {
    const night = read('docs/operations.ko.md');
    const GAP = '\0';
    const fixedParts = (sentence: string | ((...given: never[]) => string)): string[] =>
      (typeof sentence === 'string' ? sentence : sentence(...([GAP, GAP, GAP] as never[]))).split(GAP);
    // `설정 이름: …` has no fixed text except the colon.
    const missing = Object.entries(startFailure).filter(
      ([name, sentence]) =>
        name !== 'setting' &&
        !fixedParts(sentence).some((part) => part.length >= 10 && night.includes(part.slice(0, 14))),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
    expect(night).toContain('`설정 이름: …`');
  });

  it.each(pages)('%s가 가리키는 파일과 명령은 모두 있다', (page) => {
    const links = Array.from(read(page).matchAll(/\]\(([^):#]+)[^)]*\)/g), ([, file = '']) => path.join('docs', file));
    expect(links.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const commands = Array.from(read(page).matchAll(/npm run (?:--silent )?([\w:-]+)/g), ([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

if (runs('systemd-analyze', '--version'))
  it('systemd가 서비스 파일을 읽는다', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', path.join(root, 'deploy/boat.service')], {
      env: { ...process.env, SYSTEMD_LOG_LEVEL: 'warning' },
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['', 0]);
  });

if (runs('nginx', '-v') && runs('openssl', 'version'))
  it('nginx가 프록시의 설정 파일을 읽는다', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'boat-nginx-'));
    try {
      const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((file) => path.join(folder, file)) as [
        string,
        string,
      ];
      const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=boat.example', '-days', '1'];
      execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
      const boat = nginx.replaceAll('/etc/ssl/boat', folder).replaceAll('/var/log/nginx', folder);
      const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
      const main = `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${boat}\n}`;
      writeFileSync(path.join(folder, 'nginx.conf'), main);
      const { status, stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], {
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

/** Building an image installs every package and builds the product. */
const IMAGE_MS = 900_000;
if (runs('docker', 'info'))
  it(
    '컨테이너가 만들어지고, 시작되어 답하고, 멈추라고 하면 멈춘다',
    async () => {
      const docker = (...args: string[]): string =>
        execFileSync('docker', args, { cwd: root, encoding: 'utf8' }).trim();
      const image = docker('build', '--quiet', '--file', 'deploy/Containerfile', '.');
      const id = docker(
        'run',
        '--detach',
        '--publish',
        '127.0.0.1::3000',
        '--env',
        'ADMIN_PASSWORD=for-tests-only',
        image,
      );
      try {
        const address = `http://${docker('port', id, '3000').split('\n')[0]}`;
        const alive = (): Promise<boolean> =>
          fetch(`${address}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          );
        const deadline = Date.now() + 60_000;
        while (!(await alive())) if (Date.now() > deadline) throw new Error(docker('logs', id));
        expect((await fetch(address)).status).toBe(200);
        docker('stop', '--time', '15', id);
        expect(docker('inspect', '--format', '{{.State.ExitCode}}', id)).toBe('0');
      } finally {
        docker('rm', '--force', '--volumes', id);
        docker('rmi', '--force', image);
      }
    },
    IMAGE_MS,
  );
