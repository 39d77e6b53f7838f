import ts from 'typescript';
import type { StoryProgram } from './storyProgram';

interface StateUnion {
  /** Path from the props: `day.state`, `rows[].kind`. */
  path: string;
  /** The name of the property. */
  name: string;
  members: string[];
}

/** Depth of nested records: a list of days in a month in a prop is the deepest. */
const DEPTH = 3;

const partsOf = (type: ts.Type): ts.Type[] =>
  (type.isUnion() ? type.types : [type]).filter((part) => !(part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));

/** Properties that the browser uses and nothing displays. */
const UNSEEN = new Set(['autoComplete']);

const typeNameOf = (declaration: ts.Declaration): ts.Node | null => {
  const node = ts.isPropertySignature(declaration) ? declaration.type : undefined;
  return node && ts.isTypeReferenceNode(node) ? node.typeName : null;
};

/** Every state union in a component's props, directly or nested, that is declared by the component or by the domain. */
export const stateUnions = (
  { checker, placeOf }: StoryProgram,
  props: ts.ParameterDeclaration,
  folder: string,
): StateUnion[] => {
  const found = new Map<string, StateUnion>();
  const seen = new Set<ts.Type>();

  const belongsElsewhere = (node: ts.Node): boolean => {
    const place = placeOf(node.getSourceFile());
    return place.includes('node_modules/') || (place.startsWith('src/components/') && !place.startsWith(`${folder}/`));
  };
  /** Decides by the file that declares the property (`Pick<ButtonProps, 'size'>`), or its type (`icon: IconName`). */
  const isOwn = ({ name, declarations = [] }: ts.Symbol): boolean => {
    if (UNSEEN.has(name)) return false;
    const types = declarations.flatMap((declaration) => {
      const typeName = typeNameOf(declaration);
      const symbol = typeName && checker.getSymbolAtLocation(typeName);
      if (!symbol) return [];
      return (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).declarations ?? [];
    });
    return ![...declarations, ...types].some(belongsElsewhere);
  };

  const look = (types: ts.Type[], path: string, name: string, depth: number): void => {
    const parts = types.flatMap(partsOf);
    if (parts.length > 1 && parts.every((part) => part.isStringLiteral())) {
      const members = [...new Set(parts.map((part) => part.value))];
      if (members.length > 1) found.set(path, { path, name, members });
      return;
    }
    if (depth === 0) return;
    const records = parts.filter((part) => part.flags & ts.TypeFlags.Object && !part.getCallSignatures().length);
    const fields = new Map<string, ts.Type[]>();
    for (const record of records) {
      if (seen.has(record)) continue;
      seen.add(record);
      if (checker.isArrayType(record) || checker.isTupleType(record))
        look([...checker.getTypeArguments(record as ts.TypeReference)], `${path}[]`, name, depth);
      else
        for (const field of checker.getPropertiesOfType(record).filter(isOwn))
          fields.set(field.name, [...(fields.get(field.name) ?? []), checker.getTypeOfSymbolAtLocation(field, props)]);
    }
    for (const [field, fieldTypes] of fields)
      look(fieldTypes, path === '' ? field : `${path}.${field}`, field, depth - 1);
  };

  look([checker.getTypeAtLocation(props)], '', '', DEPTH);
  return [...found.values()];
};
