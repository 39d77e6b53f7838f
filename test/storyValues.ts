import ts from 'typescript';
import type { StoryProgram } from './storyProgram';

/** Property or attribute name → the strings it may have. */
export type Shown = Map<string, Set<string>>;

const isPlay = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && node.name.getText() === 'play';

/** Name and value of `name: value`, `name` and `name={value}`. */
const valueOf = (node: ts.Node): [name: string, value: ts.Node] | null => {
  if (ts.isPropertyAssignment(node)) return [node.name.getText().replace(/^['"]|['"]$/g, ''), node.initializer];
  if (ts.isShorthandPropertyAssignment(node)) return [node.name.text, node.name];
  if (!ts.isJsxAttribute(node) || !node.initializer) return null;
  const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
  return value ? [node.name.getText(), value] : null;
};

/** The possible string values of an expression, or of the items of a list. */
export const stringsOf = (checker: ts.TypeChecker, value: ts.Node): Set<string> => {
  if (ts.isStringLiteral(value)) return new Set([value.text]);
  if (ts.isArrayLiteralExpression(value)) return new Set(value.elements.flatMap((one) => [...stringsOf(checker, one)]));
  const type = checker.getTypeAtLocation(value);
  const held = checker.isArrayLikeType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [type];
  const parts = held.flatMap((one) => (one.isUnion() ? one.types : [one]));
  return new Set(parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])));
};

/** The string values of properties in a stories file, in the builders it calls and in the data it imports. */
export const shownIn = ({ checker, placeOf }: StoryProgram, file: ts.SourceFile): Shown => {
  const shown: Shown = new Map();
  const followed = new Set<ts.Node>();

  const add = (name: string, value: ts.Node): void => {
    shown.set(name, new Set([...(shown.get(name) ?? []), ...stringsOf(checker, value)]));
  };

  /** Follows data shared by stories: builders, and exports of other stories files. Components are not data. */
  const follow = (name: ts.Identifier): void => {
    const symbol = checker.getSymbolAtLocation(name);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target?.valueDeclaration;
    if (!declaration || declaration.getSourceFile() === file || followed.has(declaration)) return;
    const place = placeOf(declaration.getSourceFile());
    if (!place.startsWith('mocks/') && !place.startsWith('contract/') && !place.endsWith('.stories.tsx')) return;
    followed.add(declaration);
    visit(declaration);
  };

  const visit = (node: ts.Node): void => {
    if (isPlay(node)) return;
    const pair = valueOf(node);
    if (pair) add(...pair);
    if (ts.isIdentifier(node) && !ts.isImportSpecifier(node.parent)) follow(node);
    node.forEachChild(visit);
  };
  visit(file);
  return shown;
};
