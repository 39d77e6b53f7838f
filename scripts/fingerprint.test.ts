import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { buildWhenChanged, fingerprint } from './fingerprint.mjs';

const root = path.resolve(import.meta.dirname, '..');
mkdirSync(path.join(root, 'test-output'), { recursive: true });
const folder = path.relative(root, mkdtempSync(path.join(root, 'test-output/fingerprint-')));
const write = (name: string, text: string) => writeFileSync(path.join(root, folder, name), text);
afterAll(() => rmSync(path.join(root, folder), { recursive: true }));

it('내용이나 이름이 바뀌면 지문이 바뀌고, 다시 쓰기만 해서는 그대로다', () => {
  write('a.ts', 'one');
  const first = fingerprint([folder]);
  write('a.ts', 'one');
  expect(fingerprint([folder])).toBe(first);
  write('a.ts', 'two');
  expect(fingerprint([folder])).not.toBe(first);
  write('a.ts', 'one');
  write('b.ts', '');
  expect(fingerprint([folder])).not.toBe(first);
});

it('결과에 닿지 않는 파일은 지문에 들지 않는다', () => {
  const matters = (file: string) => !file.endsWith('.test.ts');
  const before = fingerprint([folder], matters);
  write('c.test.ts', 'test');
  expect(fingerprint([folder], matters)).toBe(before);
  expect(fingerprint([folder])).not.toBe(before);
});

it('같은 지문으로는 한 번만 짓고, 실패한 빌드는 다시 짓는다', async () => {
  const record = path.join(folder, 'built/.inputs');
  let builds = 0;
  const build = () => {
    builds += 1;
    return Promise.resolve();
  };
  await expect(buildWhenChanged(record, 'x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await buildWhenChanged(record, 'x', build)).toBe(true);
  expect(await buildWhenChanged(record, 'x', build)).toBe(false);
  expect(await buildWhenChanged(record, 'y', build)).toBe(true);
  expect(builds).toBe(2);
});
