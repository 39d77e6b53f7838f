import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { openSqlite } from '#server/db/sqlite';
import { removeFolders, tempFolder } from '#tests/support/server/folders';
import { endChildren, startServer, type Running } from '#tests/support/server/process';

const LONG = 120_000;
afterEach(() => {
  endChildren();
  removeFolders();
});

const lines = (running: Running): string[] => running.printed().trim().split('\n');

describe('시작하지 못하는 까닭', () => {
  const failure = async (folder: string, environment: Record<string, string> = {}): Promise<string> => {
    const running = startServer({ engine: 'sqlite', file: join(folder, 'boat.sqlite') }, environment);
    expect(await running.ended).toBe(1);
    expect(lines(running)).toHaveLength(1);
    return running.printed();
  };

  it(
    '쓰이고 있는 포트',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const folder = tempFolder();
      expect(await failure(folder, { PORT: String(port), ADMIN_PASSWORD: '' })).toContain(
        `포트 ${port}번을 다른 프로그램이`,
      );
      other.close();
      // The generated password was never displayed, so none was stored.
      const db = openSqlite(join(folder, 'boat.sqlite'));
      expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
      await db.destroy();
    },
    LONG,
  );

  it(
    '운영 환경에서 문자를 보내는데 링크에 적을 주소가 없는 것',
    async () => {
      const channel = {
        MESSAGE_CHANNEL: 'webhook',
        WEBHOOK_URL: 'http://127.0.0.1:9/',
        WEBHOOK_SECRET: 'x'.repeat(16),
      };
      const printed = await failure(tempFolder(), { NODE_ENV: 'production', CLOCK: '', PUBLIC_URL: '', ...channel });
      expect(printed).toContain('설정 PUBLIC_URL: ');
    },
    LONG,
  );

  it(
    '쓸 수 없는 자료 폴더',
    async () => {
      const file = join(tempFolder(), 'a-file');
      writeFileSync(file, '');
      expect(await failure(join(file, 'data'))).toContain('자료 폴더에 쓸 수 없습니다.');
      expect(await failure(join(file, 'data'), { SECRET: '' })).toContain('자료 폴더에 쓸 수 없습니다.');
    },
    LONG,
  );

  it(
    '데이터베이스가 아닌 파일',
    async () => {
      const folder = tempFolder();
      writeFileSync(join(folder, 'boat.sqlite'), '이것은 데이터베이스가 아닙니다. '.repeat(100));
      expect(await failure(folder)).toContain('데이터베이스 파일이 아니거나 손상되었습니다');
      mkdirSync(join(folder, 'folder.sqlite'));
      expect(await failure(folder, { DATABASE_URL: `file:${join(folder, 'folder.sqlite')}` })).toContain(
        '자료 폴더에 쓸 수 없습니다.',
      );
    },
    LONG,
  );

  it(
    '틀린 설정과 이 컴퓨터에 없는 주소',
    async () => {
      expect(await failure(tempFolder(), { PORT: 'abc' })).toContain('설정 PORT: ');
      expect(await failure(tempFolder(), { HOST: '192.0.2.1' })).toContain('HOST 192.0.2.1 주소를');
    },
    LONG,
  );
});
