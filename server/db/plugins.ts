import { CamelCasePlugin, HandleEmptyInListsPlugin, replaceWithNoncontingentExpression } from 'kysely';

/** A condition on an empty list, an error on PostgreSQL, is never true. */
export const plugins = () => [
  new CamelCasePlugin(),
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
];
