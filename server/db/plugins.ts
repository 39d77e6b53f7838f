import { CamelCasePlugin, HandleEmptyInListsPlugin, replaceWithNoncontingentExpression } from 'kysely';

/**
 * What every connection does with its statements: names in camel case, and a condition on an empty list, which is an
 * error on PostgreSQL, is never true.
 */
export const plugins = () => [
  new CamelCasePlugin(),
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
];
