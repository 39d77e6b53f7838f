import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HEALTH } from '#contract/paths';
import { startFailure } from '#copy/server';
import { startServer } from '#tests/support/server/process';
import { LONG, processSite } from '#tests/support/server/processSite';
import { tempFolder } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';

const site = processSite();
const refusal = (): string => startFailure.secondServer(site.place.engine === 'sqlite' ? site.place.file : '');

describe('한 SQLite 파일의 두 서버', () => {
  it(
    '둘째는 까닭을 한 줄로 말하고 시작하지 않으며, 첫째는 그대로 답한다',
    async () => {
      const first = startServer(site.place);
      const address = await first.address;
      const second = startServer(site.place);
      expect(await second.ended).toBe(1);
      expect(second.printed().trim()).toBe(refusal());
      expect((await fetch(address + HEALTH.ready)).status).toBe(200);
    },
    LONG,
  );

  it(
    '죽은 서버는 다음 시작을 막지 않는다',
    async () => {
      const first = startServer(site.place);
      await first.address;
      first.child.kill('SIGKILL');
      await once(first.child, 'exit');
      await expect(startServer(site.place).address).resolves.toMatch(/^http/);
    },
    LONG,
  );

  it(
    '함께 시작하면 하나만 열쇠와 운영자를 만들고 시작한다',
    async () => {
      const folder = tempFolder();
      const both = [1, 2].map(() =>
        startServer(site.place, { SECRET: '', DEMO_DATA: 'on', ADMIN_PASSWORD: '' }, folder),
      );
      await Promise.any(both.map(({ address }) => address));
      const refused = await Promise.race(both.map(({ ended }, index) => ended.then(() => index)));
      expect(both[refused]?.printed().trim()).toBe(refusal());
      const started = both[1 - refused];
      await started?.address;
      expect(started?.printed()).toContain('새로 만든 비밀번호');
      expect(started?.printed()).toContain('체험용 자료를 넣었습니다');
    },
    LONG,
  );
});

it(
  '만든 서명 키를 쓰던 곳에 SECRET을 정하면, 이전 예약의 비밀번호가 맞지 않게 된다고 말한다',
  async () => {
    const first = startServer(site.place, { SECRET: '' });
    await first.address;
    first.child.kill('SIGTERM');
    await first.ended;
    const chosen = startServer(site.place, { SECRET: 'a chosen secret of forty characters, 1234' });
    await chosen.address;
    await until(() => chosen.printed().includes('서명 키는 쓰지 않습니다.'));
    chosen.child.kill('SIGTERM');
    await chosen.ended;
    const file = site.place.engine === 'sqlite' ? join(dirname(site.place.file), 'secret') : '';
    const SECRET_PREVIOUS = readFileSync(file, 'utf8').trim();
    const kept = startServer(site.place, { SECRET: 'a chosen secret of forty characters, 1234', SECRET_PREVIOUS });
    await kept.address;
    kept.child.kill('SIGTERM');
    await kept.ended;
    expect(kept.printed()).not.toContain('서명 키');
  },
  LONG,
);
