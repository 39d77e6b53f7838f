import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');

const fileOf = (from: string, specifier: string): string | null => {
  if (!specifier.startsWith('.')) return null;
  const base = path.resolve(path.dirname(from), specifier);
  return (
    ['', '.ts', '.tsx'].map((end) => base + end).find((file) => existsSync(file) && statSync(file).isFile()) ?? null
  );
};

/** The modules that a module imports at run time, without types. */
const specifiersIn = (file: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = (one: ts.Node | undefined) => (one && ts.isStringLiteral(one) ? found.push(one.text) : 0);
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings;
      const typesOnly =
        bindings &&
        ts.isNamedImports(bindings) &&
        !node.importClause?.name &&
        bindings.elements.every((one) => one.isTypeOnly);
      if (!node.importClause?.isTypeOnly && !typesOnly) text(node.moduleSpecifier);
    }
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) text(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) text(node.arguments[0]);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
};

const read = new Map<string, string[]>();
const importedBy = (file: string): string[] => {
  if (!/\.tsx?$/.test(file)) return [];
  const known = read.get(file);
  if (known) return known;
  const files = specifiersIn(file)
    .map((specifier) => fileOf(file, specifier))
    .filter((one) => one !== null);
  read.set(file, files);
  return files;
};

/**
 * All files of the project that a module imports directly or indirectly, including itself, with the number of import
 * steps.
 */
export const importsFrom = (entry: string): [file: string, steps: number][] => {
  const seen = new Map([[path.join(root, entry), 0]]);
  // The iteration includes entries added during the loop: a breadth-first search.
  for (const [file, steps] of seen) for (const next of importedBy(file)) if (!seen.has(next)) seen.set(next, steps + 1);
  return [...seen].map(([file, steps]) => [path.relative(root, file), steps]);
};

/** The paths of these files from the root. */
export const importsOf = (entry: string): string[] =>
  importsFrom(entry)
    .map(([file]) => file)
    .sort();
