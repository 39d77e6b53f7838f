import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { NOT_DISPLAYED } from '../mocks/copyTexts';

const root = path.resolve(import.meta.dirname, '..');
const stories = ts.sys.readDirectory(path.join(root, 'src'), ['.stories.tsx']).map((file) => path.relative(root, file));

/** Catalogue files that no page displays: terminal output, or data. */
const NOT_ON_PAGES = [
  ...NOT_DISPLAYED,
  'apiDocs',
  'guestCsv',
  'server',
  'commands',
  'demo',
  'aboutContent',
  'format',
  'tripText',
];
const GAP = '\uE000';
const hangulIn = (text: string): number => (text.match(/[가-힣]/g) ?? []).length;

/** Every text of the catalogue; variable parts are GAP. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    try {
      const text = (value as (...args: string[]) => unknown)(...Array.from({ length: value.length }, () => GAP));
      return typeof text === 'string' ? [text] : [];
    } catch {
      return [];
    }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.values(value).flatMap(textsIn)
    : [];
};
const catalogue: string[] = [];
for (const name of readdirSync(path.join(root, 'copy')).filter((file) => /^\w+\.ts$/.test(file)))
  if (!NOT_ON_PAGES.includes(name.replace('.ts', '')))
    catalogue.push(...textsIn({ ...((await import(`../copy/${name}`)) as object) }));

const patterns = catalogue
  .filter((text) => text.includes(GAP) && hangulIn(text) >= 3)
  .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(GAP, '.+'))
  .map((pattern) => new RegExp(`^${pattern}$`));
const isCatalogueText = (text: string): boolean =>
  hangulIn(text) >= 2 && (catalogue.includes(text) || patterns.some((pattern) => pattern.test(text)));

/** The literal Korean parts of a regular expression or a template. One letter may be a unit or an ending. */
const partsOf = (node: ts.Node): string[] => {
  const written = ts.isRegularExpressionLiteral(node)
    ? node.text.slice(1, node.text.lastIndexOf('/')).split(/\\[dsSwWb]|(?<!\\)[.*+?^$|()[\]{}]/)
    : ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      : [];
  return written.map((part) => part.replaceAll(/\\(.)/g, '$1').trim()).filter((part) => hangulIn(part) >= 2);
};

/** Functions whose arguments are user input or form values, not text of the page. */
const TYPED = /\.(type|paste|keyboard|selectOptions|toHaveValue|toHaveDisplayValue|toHaveStyle)$/;

/**
 * Texts of the catalogue that a file's plays contain as literals. A text that stands outside the plays too is the
 * story's own data, and so are values of properties other than the queries' options.
 */
const typedInPlays = (written: string): string[] => {
  const own: string[] = [];
  const typed: string[] = [];
  const visit = (node: ts.Node, play: boolean): void => {
    const isFunction = ts.isArrowFunction(node) && /\b(canvas|screen|expect)\b/.test(node.getText());
    const here = play || isFunction;
    if (here && ts.isCallExpression(node) && TYPED.test(node.expression.getText())) {
      for (const part of [node.expression, ...node.arguments]) if (!ts.isStringLiteralLike(part)) visit(part, here);
      return;
    }
    if (here && ts.isPropertyAssignment(node) && !/^(play|name|description)$/.test(node.name.getText())) return;
    if (ts.isStringLiteralLike(node) && hangulIn(node.text) > 0) {
      if (!here) own.push(node.text);
      else if (isCatalogueText(node.text)) typed.push(node.text);
    }
    if (ts.isJsxText(node)) own.push(node.text.trim());
    if (here) typed.push(...partsOf(node).filter((part) => catalogue.some((text) => text.includes(part))));
    node.forEachChild((child) => visit(child, here));
  };
  visit(ts.createSourceFile('x.tsx', written, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), false);
  return typed.filter((text) => !own.some((one) => one.includes(text)));
};

describe('이야기의 play는 문구를 copy/에서 가져온다: 그래서 단추의 이름을 바꾸어도 play가 틀리지 않는다', () => {
  it('목록에 있는 문구를 손으로 적은 play가 없다', () => {
    expect(stories.length).toBeGreaterThan(100);
    const typed = stories.flatMap((story) =>
      typedInPlays(readFileSync(path.join(root, story), 'utf8')).map((text) => `${story}: ${text}`),
    );
    expect(typed).toEqual([]);
  });

  it.each([
    ["getByRole('button', { name: '입금확인' })", 1],
    ["getByText('예약번호 4821-0937-6654')", 1],
    ['queryByText(/환불/)', 1],
    ["getByText('김바다')", 0],
  ])('%s 에서 찾는 문구는 %i개이다', (query, count) => {
    expect(typedInPlays(`export const A = { play: async ({ canvas }) => { canvas.${query} } };`)).toHaveLength(count);
  });
});
