// Made by `npm run shapes` of the schemas.
import type { Shape } from '../shape.rules';

export const collectedShape: Shape = {
  has: { number: 'number', drawAt: 'string', date: 'string', guestCount: 'number' },
};
