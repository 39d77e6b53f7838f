// Made by `npm run shapes` of the schemas.
import type { Shape } from '../shape.rules';

export const catchPostShape: Shape = {
  has: {
    id: 'number',
    date: 'string',
    story: 'string',
    pictures: { each: { has: { id: 'string', width: 'number', height: 'number', caption: 'string' } } },
    createdAt: 'string',
    version: 'string',
  },
};
export const catchListShape: Shape = {
  has: {
    month: { either: [{ has: { year: 'number', month: 'number' } }, { only: [null] }] },
    list: {
      each: {
        has: {
          id: 'number',
          date: 'string',
          story: 'string',
          pictures: { each: { has: { id: 'string', width: 'number', height: 'number', caption: 'string' } } },
          createdAt: 'string',
          version: 'string',
        },
      },
    },
    months: { each: { has: { year: 'number', month: 'number', count: 'number' } } },
  },
};
