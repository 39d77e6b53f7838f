import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

/** The project's files that a file imports at run time, without types. */
const importedBy = (file: string): string[] => {
  if (!/\.tsx?$/.test(file)) return [];
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.ReactJSX },
  });
  return ts
    .preProcessFile(outputText)
    .importedFiles.filter(({ fileName }) => /^[.#]/.test(fileName))
    .map(({ fileName }) =>
      fileName.startsWith('#') ? path.join(root, fileName.slice(1)) : path.resolve(path.dirname(file), fileName),
    )
    .flatMap((name) => ['', '.ts', '.tsx'].map((end) => name + end))
    .filter((one) => existsSync(one) && statSync(one).isFile());
};
/** All files that a file imports, directly or indirectly, including itself; paths from the root. */
const importsOf = (entry: string): string[] => {
  const seen = new Set([path.join(root, entry)]);
  // Includes files added during the loop.
  for (const file of seen) for (const next of importedBy(file)) seen.add(next);
  return [...seen].map((file) => path.relative(root, file)).sort();
};

/** Chromatic retakes a story if a dependency has changed, and the preview is a dependency of all stories. */
describe('Storybook의 preview는 가볍다', () => {
  const preview = importsOf('.storybook/preview.tsx');

  it('문구, 계약의 스키마, 목 자료의 만들개, 스토어, 기능에 닿지 않는다', () => {
    const heavy =
      /^(copy|contract|server)\/|^mocks\/(?!now\.ts$|site\.ts$|pending\.ts$)|^src\/(store|features|app|storySite)\//;
    expect(preview.filter((file) => heavy.test(file))).toEqual([]);
  });
  it('모든 이야기가 쓰는 것에는 닿는다', () => {
    expect(preview).toEqual(
      expect.arrayContaining(['src/components/base/theme/GlobalStyle.ts', 'src/components/base/theme/fonts.css']),
    );
  });
  it('화면의 이야기를 두르는 사이트는 문구와 스토어에 닿는다: 그래서 화면의 이야기만 불러온다', () => {
    expect(importsOf('src/storySite/site.tsx')).toEqual(
      expect.arrayContaining(['copy/frame.ts', 'src/store/store.ts', 'mocks/now.ts']),
    );
  });
});
