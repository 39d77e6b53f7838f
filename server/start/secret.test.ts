import { chownSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolders, tempFolder } from '#tests/support/server/folders';
import { loadOrCreateSecret, rotateStoredSecret, storedPreviousSecrets, unusedSecret } from './secret';
import { StartFailure } from './StartFailure';

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});
afterEach(removeFolders);

it('만든 키를 바꾸면 새 키를 쓰고 이전 키들은 새것부터 남으며, 주인만 읽는다', () => {
  const first = loadOrCreateSecret(folder);
  expect(storedPreviousSecrets(folder)).toEqual([]);
  expect(rotateStoredSecret(folder)).toBe(true);
  const second = loadOrCreateSecret(folder);
  expect(storedPreviousSecrets(folder)).toEqual([first]);
  rotateStoredSecret(folder);
  expect(storedPreviousSecrets(folder)).toEqual([second, first]);
  expect(new Set([first, second, loadOrCreateSecret(folder)]).size).toBe(3);
  for (const name of ['secret', 'secret.previous']) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

it('SECRET을 새로 정해 더 받아들이지 않는 만든 키를 알려 준다', () => {
  expect(unusedSecret(folder, ['another'])).toBeNull();
  const stored = loadOrCreateSecret(folder);
  expect(unusedSecret(folder, ['another'])).toBe(join(folder, 'secret'));
  expect(unusedSecret(folder, ['another', stored])).toBeNull();
  writeFileSync(join(folder, 'secret'), '');
  expect(unusedSecret(folder, ['another'])).toBeNull();
});

it('만든 키가 없으면 바꾸지 않는다', () => {
  expect(rotateStoredSecret(folder)).toBe(false);
});

it('손상된 이전 키로는 시작하지 않는다', () => {
  loadOrCreateSecret(folder);
  writeFileSync(join(folder, 'secret.previous'), 'short\n');
  expect(() => storedPreviousSecrets(folder)).toThrow('서명 키 파일이 비었거나 손상되었습니다');
  expect(() => rotateStoredSecret(folder)).toThrow('서명 키 파일이 비었거나 손상되었습니다');
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(loadOrCreateSecret(folder));
});

it('root가 바꾸어도 키는 서버가 쓰는 사용자의 것으로 남는다', () => {
  loadOrCreateSecret(folder);
  // Only root can give files away; other users stay the owner.
  const owner = process.getuid?.() === 0 ? 65_534 : (process.getuid?.() ?? 0);
  chownSync(join(folder, 'secret'), owner, process.getgid?.() ?? 0);
  rotateStoredSecret(folder);
  for (const name of ['secret', 'secret.previous']) expect(statSync(join(folder, name)).uid).toBe(owner);
});

it.each(['secret', 'secret.previous'])('읽을 수 없는 %s 파일은 그 파일을 말한다', (name) => {
  loadOrCreateSecret(folder);
  rmSync(join(folder, name), { force: true });
  // Root may read a file of any mode, but no folder.
  mkdirSync(join(folder, name));
  const unreadable = `서명 키 파일을 읽을 수 없습니다. 서버를 실행하는 사용자가 읽을 수 있도록 소유자와 권한을 고쳐 주세요: ${join(folder, name)}`;
  const read = () => [loadOrCreateSecret(folder), storedPreviousSecrets(folder)];
  expect(read).toThrow(new StartFailure(unreadable));
});

it('키를 둘 수 없는 폴더는, 데이터베이스가 다른 곳에 있어도 그 폴더를 말한다', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(() => loadOrCreateSecret(join(file, 'data'))).toThrow(
    new StartFailure(`자료 폴더에 쓸 수 없습니다. 경로와 권한을 확인해 주세요: ${join(file, 'data')}`),
  );
});
