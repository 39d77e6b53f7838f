/**
 * Finds components without stories, and members of their state unions that no story shows.
 *
 * Uses types, not a running Storybook: the TypeScript program knows a component's props, and stories are files with
 * literals. Rules:
 * - A component's folder contains a stories file, and every exported component is named by a story or rendered by
 *   another component (a part is visible in its whole). A page of `src/features` is named by a story.
 * - A state union is a property with two or more string literals: a prop itself, a field of a record or a list that is
 *   a prop (`day.state`), or the discriminator of a record (`kind`). A union that another component's folder declares
 *   (`icon`, a button's `variant`) is only passed on and covered by that component's stories. Unions that a package
 *   declares (`type` of a button) are ignored.
 * - A story shows a member if a property or attribute of that name has it among its possible values, outside `play`:
 *   `state: 'OPEN'`, `<Chip state={state} />` in a loop over all states, a builder of mocks/ with that default, or the
 *   component's own default. Whether the picture really shows it is for reviewers; this test only checks that it exists.
 */
import ts from 'typescript';
import { storyProgram, type StoryProgram } from './storyProgram';
import { shownIn, stringsOf, type Shown } from './storyValues';
import { stateUnions } from './stateUnions';

export interface StoryGaps {
  /** `Folder` or `Folder/Component`. */
  components: string[];
  /** `Component.path = 'member'`. */
  members: string[];
}

interface Component {
  name: string;
  folder: string;
  symbol: ts.Symbol;
  declaration: ts.FunctionLikeDeclaration;
}

const isPascal = (name: string): boolean => /^[A-Z][A-Za-z0-9]*[a-z]/.test(name);

const functionOf = (declaration: ts.Declaration | undefined): ts.FunctionLikeDeclaration | null => {
  if (!declaration) return null;
  if (ts.isFunctionDeclaration(declaration)) return declaration;
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return null;
  const value = declaration.initializer;
  return ts.isArrowFunction(value) || ts.isFunctionExpression(value) ? value : null;
};

const componentsOf = ({ checker }: StoryProgram, file: ts.SourceFile, folder: string): Component[] => {
  const module = checker.getSymbolAtLocation(file);
  return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
    const declaration = functionOf(symbol.valueDeclaration);
    return declaration && isPascal(symbol.name) ? [{ name: symbol.name, folder, symbol, declaration }] : [];
  });
};

/**
 * The components used by a file's code: in JSX, as a story's `component`, passed on, or loaded lazily. Types are
 * ignored.
 */
const namedIn = ({ checker }: StoryProgram, file: ts.SourceFile): Set<ts.Symbol> => {
  const named = new Set<ts.Symbol>();
  const add = (symbol: ts.Symbol | undefined) => {
    if (symbol) named.add(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) && isPascal(node.text) && !isNamePart(node)) add(checker.getSymbolAtLocation(node));
    const loaded = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const module = loaded && node.arguments[0] && checker.getSymbolAtLocation(node.arguments[0]);
    if (module) checker.getExportsOfModule(module).forEach(add);
    node.forEachChild(visit);
  };
  visit(file);
  return named;
};
/**
 * Identifiers to skip: names of declarations, and property names, whose symbols would require the type of the object.
 */
const isNamePart = ({ parent, ...node }: ts.Identifier): boolean =>
  ((ts.isFunctionDeclaration(parent) || ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) &&
    parent.name?.pos === node.pos) ||
  (ts.isPropertyAccessExpression(parent) && parent.name.pos === node.pos);

/** The default values of a component's props: `({ size = 'medium' })`. */
const ownDefaults = ({ checker }: StoryProgram, { declaration }: Component): Shown => {
  const defaults: Shown = new Map();
  const pattern = declaration.parameters[0]?.name;
  if (pattern && ts.isObjectBindingPattern(pattern))
    for (const { name, propertyName, initializer } of pattern.elements)
      if (initializer) defaults.set((propertyName ?? name).getText(), stringsOf(checker, initializer));
  return defaults;
};

const missingMembers = (program: StoryProgram, component: Component, stories: ts.SourceFile[]): string[] => {
  const props = component.declaration.parameters[0];
  if (!props || stories.length === 0) return [];
  const shown = [ownDefaults(program, component), ...stories.map((file) => shownIn(program, file))];
  return stateUnions(program, props, component.folder).flatMap(({ path, name, members }) =>
    members
      .filter((member) => !shown.some((values) => values.get(name)?.has(member)))
      .map((member) => `${component.name}.${path} = '${member}'`),
  );
};

/** `extra`: virtual files, to test this check itself. */
export const storyGaps = (extra: Record<string, string> = {}): StoryGaps => {
  const program = storyProgram(extra);
  const { stories, sources } = program;
  const namedByStories = new Map(stories.map(({ file }) => [file, namedIn(program, file)]));
  const drawn = new Set(sources.flatMap(({ file }) => [...namedIn(program, file)]));
  const isNamed = ({ symbol }: Component) => [...namedByStories.values()].some((named) => named.has(symbol));
  const components = sources.flatMap(({ file, folder }) => componentsOf(program, file, folder));

  const library = components.filter(({ folder }) => folder.startsWith('src/components/'));
  const pages = components.filter(({ folder, name }) => folder.startsWith('src/features/') && name.endsWith('Page'));
  const storied = new Set(stories.map(({ folder }) => folder));
  const bareFolders = new Set(library.map(({ folder }) => folder).filter((folder) => !storied.has(folder)));
  const bare = [
    ...library
      .filter(({ folder }) => !bareFolders.has(folder))
      .filter((one) => !isNamed(one) && !drawn.has(one.symbol)),
    ...pages.filter((page) => !isNamed(page)),
  ];
  return {
    components: [...bareFolders, ...bare.map(({ folder, name }) => `${folder}/${name}`)].sort(),
    members: library.flatMap((component) =>
      missingMembers(
        program,
        component,
        stories.map(({ file }) => file).filter((file) => namedByStories.get(file)?.has(component.symbol)),
      ),
    ),
  };
};
