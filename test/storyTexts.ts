/**
 * Finds texts of the catalogue that a play function contains as literals. If a button is renamed in copy/, such a play
 * fails although the page is correct: a play should import the text from where the component does.
 *
 * Only texts that the story's components use from copy/ count. A text that the story's file passes to them (args,
 * mocked responses) is its own data, and so is text that a user types.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { NOT_DISPLAYED } from '../mocks/copyTexts';
import { copyUsesOf, names, parametersOf } from '../src/components/review/copyUses';
import { importsFrom } from './storyImports';

const root = path.resolve(import.meta.dirname, '..');
const HANGUL = /[가-힣]/;

/** Catalogue files that no page displays: terminal output, or data. */
const NOT_ON_PAGES = [...NOT_DISPLAYED, 'apiDocs', 'server', 'commands', 'demo', 'aboutContent', 'format', 'tripText'];

export interface CatalogueText {
  file: string;
  /** Path from the exported name: `['admin', 'day', 'memo']`. */
  steps: string[];
  /** The key as copyUses names it: `admin.admin.day.memo`. */
  key: string;
  /** The arguments for which the text function returns exactly this text; null if it cannot. */
  givenFor: (text: string) => (string | number)[] | null;
  /** The fixed parts of the text. */
  fixed: readonly string[];
}

/** Calls a text function with placeholders, to find its fixed and its variable parts. */
const callable = (
  key: string,
  value: (...args: never[]) => unknown,
  written: string,
): Pick<CatalogueText, 'givenFor' | 'fixed'> => {
  const parameters = parametersOf(written, key.slice(key.lastIndexOf('.') + 1), value.length);
  const say = value as (...args: (string | number)[]) => unknown;
  const isNumber = parameters.map(({ type }) => type === 'number');
  const marks = isNumber.map((number, index) => (number ? 731 + index : `\uE000${index}\uE001`));
  const never = { givenFor: () => null, fixed: [] };
  let shape: unknown;
  try {
    shape = say(...marks);
  } catch {
    return never;
  }
  if (typeof shape !== 'string' || marks.some((mark) => shape.split(String(mark)).length !== 2)) return never;
  const fixedLetters = marks.reduce<string>((left, mark) => left.replace(String(mark), ''), shape);
  if ((fixedLetters.match(/[가-힣]/g) ?? []).length < 1) return never;
  const places = marks.map((mark, index) => ({ at: shape.indexOf(String(mark)), index })).sort((a, b) => a.at - b.at);
  const pattern = marks.reduce<string>(
    (left, mark, index) => left.replace(String(mark), isNumber[index] ? '(\\d+)' : '(.+)'),
    shape.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  const fits = new RegExp(`^${pattern}$`);
  const fixed = marks.reduce<string[]>((parts, mark) => parts.flatMap((part) => part.split(String(mark))), [shape]);
  const givenFor: CatalogueText['givenFor'] = (text) => {
    const found = fits.exec(text);
    if (!found) return null;
    const given: (string | number)[] = [];
    places.forEach(({ index }, group) => {
      const part = found[group + 1] ?? '';
      given[index] = isNumber[index] ? Number(part) : part;
    });
    return say(...given) === text ? given : null;
  };
  return { givenFor, fixed };
};

const textsIn = (file: string, steps: string[], value: unknown, written: string): CatalogueText[] => {
  const key = [file, ...steps].join('.');
  if (typeof value === 'string')
    return [{ file, steps, key, givenFor: (text) => (text === value ? [] : null), fixed: [value] }];
  if (typeof value === 'function')
    return [{ file, steps, key, ...callable(key, value as (...args: never[]) => unknown, written) }];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([step, inner]) => textsIn(file, [...steps, step], inner, written));
};

export const readCatalogue = async (): Promise<CatalogueText[]> => {
  const files = readdirSync(path.join(root, 'copy'))
    .filter((name) => /^\w+\.ts$/.test(name))
    .map((name) => name.replace('.ts', ''))
    .filter((name) => !NOT_ON_PAGES.includes(name));
  const texts: CatalogueText[] = [];
  for (const file of files) {
    const written = readFileSync(path.join(root, `copy/${file}.ts`), 'utf8');
    const catalogue = (await import(`../copy/${file}.ts`)) as Record<string, unknown>;
    for (const [exported, value] of Object.entries(catalogue)) texts.push(...textsIn(file, [exported], value, written));
  }
  return texts;
};

/** Functions whose arguments are user input or form values, not text of the page. */
const TYPED = /^(type|paste|keyboard|selectOptions|toHaveValue|toHaveDisplayValue|toHaveStyle)$/;
/** Options of Testing Library queries that contain text. */
const ASKED_BY = /^(name|description)$/;
const ACTS = /^(canvas|screen|userEvent|expect|within|waitFor)$/;

const calledName = (call: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : call.expression.getText();

const acts = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && ACTS.test(node.text)) || (ts.forEachChild(node, acts) ?? false);

/** A play function, or a helper function of one in the same file. */
const isPlay = (node: ts.Node): boolean => {
  if (ts.isSourceFile(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'play';
  const atTop = ts.isVariableDeclaration(parent) && ts.isSourceFile(parent.parent.parent.parent);
  return atTop && (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) && acts(node.body);
};

export interface TypedText {
  node: ts.Node;
  text: string;
  /** Part of a regular expression or template, to be matched as a substring. */
  isPart: boolean;
}

/** Minimum number of Korean letters for a part to count as a quotation: one letter may be a unit or an ending. */
const QUOTED = 2;
const hangulIn = (text: string): number => (text.match(/[가-힣]/g) ?? []).length;
/** The literal Korean parts of a regular expression or a template. */
const partsOf = (node: ts.Node): string[] => {
  const written = ts.isRegularExpressionLiteral(node)
    ? node.text.slice(1, node.text.lastIndexOf('/')).split(/\\[dsSwWb]|(?<!\\)[.*+?^$|()[\]{}]/)
    : ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      : [];
  return written.map((part) => part.replaceAll(/\\(.)/g, '$1').trim()).filter((part) => hangulIn(part) >= QUOTED);
};

/** The Korean texts in a file's plays that are neither user input nor passed to a component by the file. */
export const typedInPlays = (file: ts.SourceFile): TypedText[] => {
  const own = new Set<string>();
  const typed: TypedText[] = [];
  const visit = (node: ts.Node, play: boolean): void => {
    const here = play || isPlay(node);
    if (here && ts.isCallExpression(node) && TYPED.test(calledName(node))) {
      // The target element of the input is queried like any other.
      for (const part of [node.expression, ...node.arguments]) if (!ts.isStringLiteralLike(part)) visit(part, here);
      return;
    }
    const isData = ts.isPropertyAssignment(node) && here && !isPlay(node.initializer);
    const aside = isData && !ASKED_BY.test(node.name.getText());
    if (ts.isStringLiteralLike(node) && HANGUL.test(node.text)) {
      if (here) typed.push({ node, text: node.text, isPart: false });
      else own.add(node.text);
    }
    if (here) for (const text of partsOf(node)) typed.push({ node, text, isPart: true });
    if (ts.isJsxText(node)) own.add(node.text.trim());
    node.forEachChild((child) => visit(child, aside ? false : here));
  };
  visit(file, false);
  const isOwn = ({ text, isPart }: TypedText) =>
    own.has(text) || (isPart && [...own].some((one) => one.includes(text)));
  return typed.filter((one) => !isOwn(one));
};

const uses = new Map<string, string[]>();
const keysUsedIn = (place: string): string[] => {
  const known = uses.get(place);
  if (known) return known;
  const used = copyUsesOf({ path: place, text: readFileSync(path.join(root, place), 'utf8') });
  const keys = used.map(({ prefix }) => prefix);
  uses.set(place, keys);
  return keys;
};

/** The number of import steps from the story to the nearest file that uses a key; infinite if no file does. */
const distanceOf = (near: [place: string, steps: number][], key: string): number =>
  Math.min(...near.filter(([place]) => keysUsedIn(place).some((prefix) => names({ prefix }, key))).map(([, at]) => at));

/** The catalogue texts that match a text in a play, nearest to the story first. */
export const inCatalogue = (
  story: string,
  { text, isPart }: Pick<TypedText, 'text' | 'isPart'>,
  catalogue: CatalogueText[],
): CatalogueText[] => {
  const near = importsFrom(story).filter(([place]) => /^src\/.*(?<!\.stories)\.tsx?$/.test(place));
  return catalogue
    .filter(({ givenFor, fixed }) => (isPart ? fixed.some((said) => said.includes(text)) : givenFor(text) !== null))
    .map((one) => ({ one, at: distanceOf(near, one.key) }))
    .filter(({ at }) => at < Infinity)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
};
