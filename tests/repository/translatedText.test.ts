import { expect, it } from '@jest/globals';
import path from 'node:path';
import ts from 'typescript';

/**
 * A browser's translation replaces text nodes by its own elements. React then writes changed texts into detached nodes,
 * and throws when it removes one or inserts before one. The only text of an element is safe, because React writes to the
 * element. So a text that changes, or has siblings that come and go, needs its own element, or a parent with the text as
 * its key. Components that arrange their children take `Elements` (src/components/base/elements.ts), which excludes text.
 */
const root = path.resolve(import.meta.dirname, '../..');
const EXAMPLE = path.join(root, 'src/components/example.tsx');
const STYLED = path.join(root, 'src/components/styled.d.ts');

const isSource = (file: string): boolean => /\/src\/(components|features|app)\/.*\.tsx$/.test(file);
const isShown = (file: string): boolean => isSource(file) && !/\.(test|stories)\.tsx$/.test(file);

const { TypeFlags } = ts;
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown;
const NOTHING = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike | TypeFlags.Void;

/** Every line is an error, except the last four. */
const WRONG = `
  import type { ReactNode } from 'react';
  import type { Elements } from './base/elements';
  declare const name: string, count: number, open: boolean;
  export const inA = (content: ReactNode, elements: Elements) => [
    <p>{open && <b />} 명</p>,
    <p>{open && '명'} <b /></p>,
    <p>{name} <b /></p>,
    <p>{count}명</p>,
    <p><b />{content}</p>,
    <p>{[name, <b />]}</p>,
    <>{name}</>,
    <p key={name}>{count}<b /></p>,
    <p>{open ? name : '없음'}</p>,
    <p><b /> <i>명</i></p>,
    <p>{elements}<b /></p>,
    <p key={name}>{[name, <b />]}</p>,
  ];
`;
/** Replaces the package's types, whose inference takes a fifth of the time; styled elements are always shown. */
const MADE = `
  export const styled: any, css: any, keyframes: any, createGlobalStyle: (...rules: any[]) => () => null;
`;
const WRITTEN: Partial<Record<string, string>> = { [EXAMPLE]: WRONG, [STYLED]: MADE };

/** Texts that a translation would detach from React: file, line and code. */
const looseTexts = (): string[] => {
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  )!;
  const files = [...fileNames.filter(isShown), EXAMPLE];
  const disk = ts.createCompilerHost(options);
  const program = ts.createProgram(
    [...files, ...fileNames.filter((name) => name.endsWith('.d.ts'))],
    { ...options, paths: { ...options.paths, 'styled-components': [STYLED] } },
    {
      ...disk,
      // Faster.
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
      fileExists: (name) => name in WRITTEN || disk.fileExists(name),
      getSourceFile: (name, how, ...rest) => {
        const text = WRITTEN[name];
        return text === undefined ? disk.getSourceFile(name, how, ...rest) : ts.createSourceFile(name, text, how);
      },
    },
  );
  const checker = program.getTypeChecker();

  const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
  const itemsOf = (type: ts.Type): readonly ts.Type[] =>
    checker.isArrayType(type) || checker.isTupleType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  /** Whether a value of the type is shown as text, or a list with text; `Elements` is recursive. */
  const isText = (type: ts.Type, depth = 0): boolean =>
    partsOf(type).some(
      (part) =>
        ((part.flags & TEXT) !== 0 && !(part.isStringLiteral() && part.value === '')) ||
        (depth < 2 && itemsOf(part).some((item) => isText(item, depth + 1))),
    );
  /** An element, or a component that always shows something. */
  const isAlwaysThere = (node: ts.JsxChild): boolean => {
    if (!ts.isJsxElement(node) && !ts.isJsxSelfClosingElement(node)) return false;
    const tag = ts.isJsxElement(node) ? node.openingElement : node;
    if (/^[a-z]/.test(tag.tagName.getText())) return true;
    const shown = checker.getResolvedSignature(tag)?.getReturnType();
    return shown !== undefined && !partsOf(shown).some(({ flags }) => (flags & NOTHING) !== 0);
  };
  const kindOf = (node: ts.JsxChild): 'none' | 'same' | 'changing' => {
    if (ts.isJsxText(node)) return 'same';
    if (!ts.isJsxExpression(node) || !node.expression) return 'none';
    const type = checker.getTypeAtLocation(node.expression);
    if (type.isStringLiteral() && type.value !== '') return 'same';
    return isText(type) ? 'changing' : 'none';
  };

  const found: string[] = [];
  const check = (node: ts.JsxElement | ts.JsxFragment): void => {
    const children = node.children.filter((child) =>
      ts.isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !ts.isJsxExpression(child) || child.expression,
    );
    const [only] = children;
    const isAlone = ts.isJsxElement(node) && children.length === 1;
    const isStill =
      ts.isJsxElement(node) && children.every((child) => kindOf(child) === 'same' || isAlwaysThere(child));
    const isLoose = (child: ts.JsxChild): boolean => {
      if (!isAlone) return kindOf(child) === 'changing' || (kindOf(child) === 'same' && !isStill);
      const type = ts.isJsxExpression(child) && child.expression && checker.getTypeAtLocation(child.expression);
      return only === child && type
        ? partsOf(type).some((part) => itemsOf(part).some((item) => isText(item, 1)))
        : false;
    };
    for (const child of children.filter(isLoose)) {
      const source = child.getSourceFile();
      const { line } = source.getLineAndCharacterOfPosition(child.getStart());
      const written = child.getText().trim().replaceAll(/\s+/g, ' ').slice(0, 80);
      found.push(`${path.relative(root, source.fileName)}:${line + 1} ${written}`);
    }
  };
  /** An element with its only text as its key is replaced when the text changes. */
  const isReplaced = (node: ts.Node): boolean => {
    if (!ts.isJsxElement(node)) return false;
    const [, key] = /\skey=\{(\w+)\}/.exec(node.openingElement.getText()) ?? [];
    return (
      key !== undefined &&
      node.children.every((child) => child.getText().trim() === '' || new RegExp(`\\b${key}\\b`).test(child.getText()))
    );
  };
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxElement(node) && !isReplaced(node)) || ts.isJsxFragment(node)) check(node);
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(program.getSourceFile(file)!);
  return found;
};

it('바뀌는 글과, 나타났다 사라지는 것 옆의 글은 자기 요소 안에 있다: 브라우저가 번역해도 멈추거나 깨지지 않는다', () => {
  const found = looseTexts();
  const example = path.relative(root, EXAMPLE);
  const lines = new Set(found.filter((one) => one.startsWith(example)).map((one) => one.split(/[: ]/)[1]));
  expect([...lines].map(Number)).toEqual([6, 7, 8, 9, 10, 11, 12, 13]);
  expect(found.filter((one) => !one.startsWith(example))).toEqual([]);
});
