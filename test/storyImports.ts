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

/** What a module takes from others when it runs: types are gone by then. */
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

/** Every file of the project that a module leads to, itself included; paths from the root. */
export const importsOf = (entry: string): string[] => {
  const seen = new Set<string>();
  const walk = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const specifier of specifiersIn(file)) {
      const next = fileOf(file, specifier);
      if (next) walk(next);
    }
  };
  walk(path.join(root, entry));
  return [...seen].map((file) => path.relative(root, file)).sort();
};
