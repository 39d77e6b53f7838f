import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { API } from '#contract/paths';
import { ADMIN, NOW, expect, test } from './site';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Node.js arguments of a script of package.json. */
const nodeArguments = (name: string): string[] => {
  const [program = '', ...args] = (scripts[name] ?? '').split(' ');
  return program === 'node' ? args : [realpathSync(path.join('node_modules/.bin', program)), ...args];
};

// Without a browser.
test.describe('sh, apt-get, chrt와 파일의 권한이 없는 컴퓨터에서도', () => {
  // In order: the first test builds.
  test.describe.configure({ mode: 'default' });
  let folder: string;
  let env: Record<string, string>;
  const settings = (file: string) => ({ ...env, DATABASE_URL: `file:${path.join(folder, file)}` });

  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'boat-other-'));
    const programs = path.join(folder, 'programs');
    mkdirSync(programs);
    symlinkSync(process.execPath, path.join(programs, 'node'));
    env = {
      PATH: programs,
      NODE_OPTIONS: `--import=${pathToFileURL(path.resolve('tests/e2e/otherSystem.mjs')).href}`,
      HOST: '127.0.0.1',
      PORT: '0',
      ADMIN_USERID: ADMIN.userid,
      ADMIN_PASSWORD: ADMIN.password,
      CLOCK: NOW.toISOString(),
      DEMO_DATA: 'bookings',
      API_DOCS: 'off',
    };
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('시작하고, 예약을 받고, 백업하고, 멈추고, 백업을 되돌린다', async () => {
    const server = spawn(process.execPath, nodeArguments('start'), {
      env: settings('boat.sqlite'),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');
    try {
      let printed = '';
      for await (const chunk of server.stdout as AsyncIterable<Buffer>) {
        printed += chunk.toString();
        if (printed.includes('자료 위치')) break;
      }
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0] ?? '';
      const days = (await (await fetch(`${address}${API.dayList}?year=2026&month=12`)).json()) as {
        id: number;
        state: string;
        guestCount: number;
        heldCount: number;
        totalCount: number;
      }[];
      const id = days.find((day) => day.state === 'OPEN' && day.guestCount + day.heldCount < day.totalCount)?.id;
      const booked = await fetch(address + API.createBooking, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id, name: '김바다', password: '1234', tel: '010-0000-0001', guestCount: 1 }),
      });
      expect(booked.status, await booked.text()).toBe(200);

      const backup = path.join(folder, 'copy');
      execFileSync(process.execPath, [...nodeArguments('backup'), backup], { env: settings('boat.sqlite') });
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      const said = execFileSync(process.execPath, [...nodeArguments('restore'), backup], {
        env: settings('other.sqlite'),
        encoding: 'utf8',
      });
      expect(said).toMatch(/^되돌렸습니다: .*예약 \d+건/);
    } finally {
      server.kill('SIGKILL');
    }
  });

  test('npm에 보낸 멈추라는 신호는 서버에 닿는다', async () => {
    const npm = spawn('npm', ['run', 'serve'], {
      env: {
        ...settings('boat.sqlite'),
        PATH: process.env['PATH'],
        SECRET: 'e2e-secret-that-is-long-enough-to-sign',
        NODE_OPTIONS: '',
        CLOCK: '',
        DEMO_DATA: '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    // The output ends with the last process that has it open.
    for await (const chunk of npm.stdout as AsyncIterable<Buffer>) {
      const before = printed;
      printed += chunk.toString();
      if (printed.includes('자료 위치') && !before.includes('자료 위치')) npm.kill('SIGTERM');
    }
    expect(printed).toContain('예약 사이트를 종료했습니다.');
  });
});
