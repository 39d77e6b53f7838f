import { describe, expect, it } from '@jest/globals';
import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Entry points of `npm start`; terminal commands run from source. */
const STARTS = [
  ...[
    'scripts/setup.cjs',
    'scripts/setup.mjs',
    'scripts/programs.mjs',
    'scripts/runtime.mjs',
    'scripts/start.mjs',
    'scripts/build.mjs',
  ],
  ...['scripts/bundleServer.mjs', 'scripts/compress.mjs', 'scripts/serve.mjs', 'vite.config.ts'],
];
const NOT_BUILT = /\.(test|stories)\.tsx?$|^server\/testing\/|^src\/storySite\//;
const built = ['src', 'server', 'contract', 'copy']
  .flatMap((folder) => ts.sys.readDirectory(path.join(root, folder), ['.ts', '.tsx']))
  .map((file) => path.relative(root, file))
  .filter((file) => !NOT_BUILT.test(file));

/** The packages that a file imports at run time, without types. */
const packagesIn = (file: string): string[] => {
  const { code } = transformSync(readFileSync(path.join(root, file), 'utf8'), {
    loader: file.endsWith('.tsx') ? 'tsx' : 'ts',
    jsx: 'automatic',
  });
  return ts
    .preProcessFile(code)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !/^[.#]/.test(name) && !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
};

describe('npm start는 개발용 패키지 없이 된다', () => {
  it('빌드와 서버가 불러오는 것은 모두 dependencies에 있다', () => {
    const missing = [...STARTS, ...built].flatMap((file) =>
      packagesIn(file)
        .filter((name) => !(name in manifest.dependencies))
        .map((name) => `${file}: ${name}`),
    );
    expect(built.length).toBeGreaterThan(300);
    expect(missing).toEqual([]);
    // Started by path, for the build and the terminal commands.
    expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining(['vite', 'tsx']));
  });
  it('Storybook, Playwright, Jest, ESLint는 테스트할 때에만 설치한다', () => {
    const tools = /storybook|playwright|jest|eslint|^msw|chromatic|axe|oxfmt|typescript/;
    expect(Object.keys(manifest.dependencies).filter((name) => tools.test(name))).toEqual([]);
  });
});
