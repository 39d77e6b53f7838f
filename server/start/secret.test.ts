import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolders, tempFolder } from '../testing/folders';
import { loadOrCreateSecret, rotateStoredSecret, storedPreviousSecrets, unusedSecret } from './secret';

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
