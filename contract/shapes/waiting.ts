// Made by `npm run shapes` of the schemas.
import type { Shape } from '../shape.rules';

export const waitingPlaceShape: Shape = { has: { number: 'number', date: 'string', guestCount: 'number' } };
export const offerShape: Shape = {
  has: {
    number: 'number',
    date: 'string',
    guestCount: 'number',
    until: 'string',
    day: {
      has: {
        id: 'number',
        date: 'string',
        week: 'number',
        state: { only: ['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL'] },
        fish: 'string',
        totalCount: 'number',
        guestCount: 'number',
        heldCount: 'number',
        memo: 'string',
        price: 'number',
        reservePrice: 'number',
        charter: { only: ['Y', 'N'] },
        departAt: { either: ['string', { only: [null] }] },
        returnAt: { either: ['string', { only: [null] }] },
        meetAt: { either: ['number', { only: [null] }] },
        memoPublic: { only: ['Y', 'N'] },
        minCount: 'number',
        confirmed: { only: ['Y', 'N'] },
        opensAt: { either: ['string', { only: [null] }] },
      },
    },
  },
};
export const ownPlaceShape: Shape = {
  has: { number: 'number', date: 'string', guestCount: 'number', until: { either: ['string', { only: [null] }] } },
};
