// Made by `npm run shapes` of the schemas.
import type { Shape } from '../shape.rules';

export const configInfoShape: Shape = {
  has: {
    name: { either: ['string', { only: [null] }] },
    desc: { either: ['string', { only: [null] }] },
    tel: { either: ['string', { only: [null] }] },
    owner: { either: ['string', { only: [null] }] },
    address: { either: ['string', { only: [null] }] },
    bizno: { either: ['string', { only: [null] }] },
    bank: { either: ['string', { only: [null] }] },
    band: { either: ['string', { only: [null] }] },
    homepage: { either: ['string', { only: [null] }] },
    logo: { either: ['string', { only: [null] }] },
    version: 'string',
  },
};
export const configLogicShape: Shape = {
  has: {
    month: { either: ['number', { only: [null] }] },
    reserveTime: { either: ['number', { only: [null] }] },
    ktAdmin: { either: [{ only: ['Y', 'N'] }, { only: [null] }] },
    useReserveFind: { either: [{ only: ['Y', 'N'] }, { only: [null] }] },
    tideTable: { either: [{ only: ['7물때식', '8물때식', 'OFF'] }, { only: [null] }] },
    departAt: { either: ['string', { only: [null] }] },
    returnAt: { either: ['string', { only: [null] }] },
    meetAt: { either: ['number', { only: [null] }] },
    payHours: { either: ['number', { only: [null] }] },
    payHoursSoon: { either: ['number', { only: [null] }] },
    autoCancel: { either: [{ only: ['Y', 'N'] }, { only: [null] }] },
    payRest: { either: ['string', { only: [null] }] },
    payBack: { either: ['string', { only: [null] }] },
    useWaiting: { either: [{ only: ['Y', 'N'] }, { only: [null] }] },
    holdMinutes: { either: ['number', { only: [null] }] },
    fairStart: { either: ['number', { only: [null] }] },
    version: 'string',
  },
};
export const dayListShape: Shape = {
  each: {
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
};
export const reserveDayShape: Shape = {
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
};
export const guestShape: Shape = {
  has: {
    id: 'number',
    guestId: 'string',
    name: 'string',
    phone: 'string',
    guestCount: 'number',
    reserveDate: 'string',
    reserveWeek: 'number',
    createdAt: 'string',
    completedAt: { either: ['string', { only: [null] }] },
    state: { only: ['WATTING', 'COMPLETE', 'CANCEL'] },
    memo: 'string',
    date: 'string',
    'price?': 'number',
    'reservePrice?': 'number',
    payBy: { either: ['string', { only: [null] }] },
    payer: 'string',
    claimedAt: { either: ['string', { only: [null] }] },
  },
};
export const foundGuestShape: Shape = {
  has: {
    id: 'number',
    guestId: 'string',
    name: 'string',
    phone: 'string',
    guestCount: 'number',
    reserveDate: 'string',
    reserveWeek: 'number',
    createdAt: 'string',
    completedAt: { either: ['string', { only: [null] }] },
    state: { only: ['WATTING', 'COMPLETE', 'CANCEL'] },
    memo: 'string',
    date: 'string',
    price: 'number',
    reservePrice: 'number',
    payBy: { either: ['string', { only: [null] }] },
    payer: 'string',
    claimedAt: { either: ['string', { only: [null] }] },
    charter: { only: ['Y', 'N'] },
    totalPrice: { either: ['number', { only: [null] }] },
    totalReservePrice: { either: ['number', { only: [null] }] },
    paid: { either: ['number', { only: [null] }] },
    cancelledAt: { either: ['string', { only: [null] }] },
    cancelledBy: { either: [{ only: ['visitor', 'operator', 'system'] }, { only: [null] }] },
    refund: {
      either: [
        {
          has: {
            rate: 'number',
            amount: 'number',
            refundedAt: { either: ['string', { only: [null] }] },
            'parts?': { each: { has: { freed: 'number', back: 'number' } } },
          },
        },
        { only: [null] },
      ],
    },
    owedSince: { either: ['string', { only: [null] }] },
    tripCancelled: { only: ['Y', 'N'] },
  },
};
export const userShape: Shape = { has: { id: 'number', userid: 'string' } };
export const signinAnswerShape: Shape = {
  has: { token: 'string', refreshToken: 'string', user: { has: { id: 'number', userid: 'string' } } },
};
export const latestCatchesShape: Shape = {
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
};
