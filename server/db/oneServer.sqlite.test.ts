import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolders, tempFolder } from '#tests/support/server/folders';
import { lockForOneServer, SecondServerError } from './oneServer';
import { openSqlite } from './sqlite';

const unlocks: (() => void)[] = [];
afterEach(() => {
  for (const unlock of unlocks.splice(0)) unlock();
  removeFolders();
});
const lock = (file: string): void => void unlocks.push(lockForOneServer(file));

it('같은 파일을 가리키는 링크로 시작한 둘째 서버도 시작하지 못한다', async () => {
  const file = join(tempFolder(), 'boat.sqlite');
  const link = join(tempFolder(), 'link.sqlite');
  await openSqlite(file).destroy();
  symlinkSync(file, link);
  lock(file);
  expect(() => lock(link)).toThrow(SecondServerError);
});

it('다른 파일의 서버는 함께 시작한다', () => {
  const folder = tempFolder();
  lock(join(folder, 'one.sqlite'));
  lock(join(folder, 'two.sqlite'));
});
