// Made by `npm run shapes` of the schemas.
import type { Shape } from '../shape.rules';

export const tripCancellationShape: Shape = {
  has: {
    bookings: 'number',
    paid: 'number',
    refund: 'number',
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
    trip: {
      has: {
        date: 'string',
        reason: { only: ['WEATHER', 'TOO_FEW', 'MAINTENANCE', 'OTHER'] },
        at: 'string',
        until: 'string',
      },
    },
  },
};
export const tripRestorationShape: Shape = {
  has: {
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
    restored: 'number',
    kept: 'number',
  },
};
export const cancelledTripShape: Shape = {
  either: [
    {
      has: {
        date: 'string',
        reason: { only: ['WEATHER', 'TOO_FEW', 'MAINTENANCE', 'OTHER'] },
        at: 'string',
        until: 'string',
      },
    },
    { only: [null] },
  ],
};
export const guestSummaryShape: Shape = {
  has: { totalCount: 'number', todayCount: 'number', wattingCount: 'number', paymentCount: 'number' },
};
export const managedGuestsShape: Shape = {
  each: {
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
      calledAt: { either: ['string', { only: [null] }] },
      boardedAt: { either: ['string', { only: [null] }] },
      'dayState?': { only: ['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL'] },
    },
  },
};
export const depositGuestsShape: Shape = {
  each: {
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
      calledAt: { either: ['string', { only: [null] }] },
      boardedAt: { either: ['string', { only: [null] }] },
      'dayState?': { only: ['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL'] },
      'payments?': { each: 'number' },
    },
  },
};
export const usedDepositsShape: Shape = { each: { has: { amount: 'number', from: 'string', to: 'string' } } };
export const guestListShape: Shape = {
  has: {
    list: {
      each: {
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
          calledAt: { either: ['string', { only: [null] }] },
          boardedAt: { either: ['string', { only: [null] }] },
          'dayState?': { only: ['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL'] },
        },
      },
    },
    totalElements: 'number',
    page: 'number',
    totalPages: 'number',
  },
};
export const guestDetailShape: Shape = {
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
    calledAt: { either: ['string', { only: [null] }] },
    boardedAt: { either: ['string', { only: [null] }] },
    dayState: { only: ['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL'] },
    dayId: 'number',
    maxCount: 'number',
  },
};
export const attentionShape: Shape = {
  has: {
    unpaidSoon: { has: { count: 'number', days: { each: { has: { date: 'string', count: 'number' } } } } },
    deposits: {
      has: {
        count: 'number',
        list: {
          each: {
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
              calledAt: { either: ['string', { only: [null] }] },
              boardedAt: { either: ['string', { only: [null] }] },
              'dayState?': { only: ['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL'] },
            },
          },
        },
      },
    },
    paidOnCancelledDays: { has: { count: 'number', days: { each: { has: { date: 'string', count: 'number' } } } } },
    openRefunds: { has: { count: 'number', amount: 'number', 'erasedSoon?': 'number' } },
    'waiting?': { has: { count: 'number', days: { each: { has: { date: 'string', count: 'number' } } } } },
    'firstSteps?': { each: { only: ['name', 'tel', 'bank', 'day'] } },
    parkedMessages: { has: { count: 'number' } },
    belowMinimum: {
      each: {
        has: {
          id: 'number',
          date: 'string',
          state: { only: ['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL'] },
          guestCount: 'number',
          minCount: 'number',
          cases: 'number',
          paidCases: 'number',
        },
      },
    },
    'daysWithoutAccount?': 'number',
    'daysWithoutPhone?': 'number',
    backup: {
      either: [
        { has: { state: { only: ['off'] } } },
        { has: { state: { only: ['done'] }, doneAt: 'string', bookings: 'number' } },
        { has: { state: { only: ['missed'] }, doneAt: { either: ['string', { only: [null] }] } } },
        {
          has: {
            state: { only: ['failed'] },
            failedAt: 'string',
            reason: 'string',
            doneAt: { either: ['string', { only: [null] }] },
          },
        },
      ],
    },
  },
};
export const statsShape: Shape = {
  has: {
    now: {
      has: {
        from: 'string',
        until: 'string',
        days: { has: { sailed: 'number', weather: 'number', cancelled: 'number' } },
        seats: { has: { offered: 'number', sold: 'number' } },
        money: { has: { deposits: 'number', fares: 'number', kept: 'number' } },
        cancellations: {
          has: {
            bookings: 'number',
            people: 'number',
            byNotice: { each: { has: { days: 'number', bookings: 'number' } } },
          },
        },
        byWeekday: { each: { has: { key: 'string', days: 'number', offered: 'number', sold: 'number' } } },
        byFish: { each: { has: { key: 'string', days: 'number', offered: 'number', sold: 'number' } } },
        byTide: { each: { has: { key: 'string', days: 'number', offered: 'number', sold: 'number' } } },
      },
    },
    before: {
      has: {
        from: 'string',
        until: 'string',
        days: { has: { sailed: 'number', weather: 'number', cancelled: 'number' } },
        seats: { has: { offered: 'number', sold: 'number' } },
        money: { has: { deposits: 'number', fares: 'number', kept: 'number' } },
        cancellations: {
          has: {
            bookings: 'number',
            people: 'number',
            byNotice: { each: { has: { days: 'number', bookings: 'number' } } },
          },
        },
        byWeekday: { each: { has: { key: 'string', days: 'number', offered: 'number', sold: 'number' } } },
        byFish: { each: { has: { key: 'string', days: 'number', offered: 'number', sold: 'number' } } },
        byTide: { each: { has: { key: 'string', days: 'number', offered: 'number', sold: 'number' } } },
      },
    },
  },
};
export const refundListShape: Shape = {
  has: {
    list: {
      each: {
        has: {
          id: 'number',
          guestId: { either: ['string', { only: [null] }] },
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
          calledAt: { either: ['string', { only: [null] }] },
          boardedAt: { either: ['string', { only: [null] }] },
          'dayState?': { only: ['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL'] },
          deletedAt: { either: ['string', { only: [null] }] },
        },
      },
    },
    totalElements: 'number',
    page: 'number',
    totalPages: 'number',
    totalAmount: 'number',
  },
};
export const doneRefundsShape: Shape = {
  each: {
    has: {
      id: 'number',
      guestId: { either: ['string', { only: [null] }] },
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
      calledAt: { either: ['string', { only: [null] }] },
      boardedAt: { either: ['string', { only: [null] }] },
      'dayState?': { only: ['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL'] },
      deletedAt: { either: ['string', { only: [null] }] },
    },
  },
};
export const historyShape: Shape = {
  has: {
    list: {
      each: {
        has: {
          id: 'number',
          at: 'string',
          actor: { only: ['visitor', 'operator', 'system'] },
          userid: { either: ['string', { only: [null] }] },
          action: {
            only: [
              'BOOKED',
              'EDITED',
              'PAID',
              'UNPAID',
              'CLAIMED',
              'UNCLAIMED',
              'PAYER',
              'REMINDED',
              'EXTENDED',
              'SHORTENED',
              'CANCELLED',
              'MOVED',
              'RESTORED',
              'DELETED',
              'REFUNDED',
              'UNREFUNDED',
              'GUEST_MEMO',
              'CALLED',
              'UNCALLED',
              'BOARDED',
              'UNBOARDED',
              'DAY_CREATED',
              'DAY_PLANNED',
              'DAY_STATE',
              'DAY_MEMO',
              'NOTICE_SENT',
              'TRIP_CANCELLED',
              'TRIP_RESTORED',
              'WAITING_JOINED',
              'WAITING_OFFERED',
              'WAITING_DECLINED',
              'WAITING_EXPIRED',
              'WAITING_REMOVED',
              'WAITING_WITHDRAWN',
              'DRAW_PREPARED',
              'DRAWN',
              'DRAW_WITHDRAWN',
              'STORE_INFO',
              'STORE_POLICY',
              'STORE_LOGO',
              'CATCH_POSTED',
              'CATCH_EDITED',
              'CATCH_DELETED',
              'STORE_ABOUT',
              'ABOUT_RESTORED',
              'PASSWORD',
              'CALENDAR_ON',
              'CALENDAR_OFF',
              'SECOND_STEP_ON',
              'SECOND_STEP_OFF',
              'RECOVERY_CODE_USED',
              'MESSAGE_PARKED',
              'MESSAGE_RETRIED',
              'MESSAGE_HANDLED',
              'ERASED',
            ],
          },
          dayId: { either: ['number', { only: [null] }] },
          date: { either: ['string', { only: [null] }] },
          guestId: { either: ['number', { only: [null] }] },
          guestNumber: { either: ['string', { only: [null] }] },
          before: { either: [{ values: { either: ['string', 'number', { only: [null] }] } }, { only: [null] }] },
          after: { either: [{ values: { either: ['string', 'number', { only: [null] }] } }, { only: [null] }] },
        },
      },
    },
    totalElements: 'number',
    page: 'number',
    totalPages: 'number',
  },
};
export const messageListShape: Shape = {
  has: {
    list: {
      each: {
        has: {
          id: 'number',
          kind: {
            only: [
              'BOOKED',
              'EDITED',
              'PAID',
              'CANCELLED',
              'MOVED',
              'NOTICE',
              'TRIP_CANCELLED',
              'TRIP_RESTORED',
              'OFFER',
              'REMINDER',
              'DEADLINE_PASSED',
            ],
          },
          audience: { only: ['guest', 'operator'] },
          guestId: { either: ['number', { only: [null] }] },
          guestNumber: { either: ['string', { only: [null] }] },
          guestName: { either: ['string', { only: [null] }] },
          date: { either: ['string', { only: [null] }] },
          state: { only: ['QUEUED', 'SENT', 'PARKED', 'DROPPED'] },
          attempts: 'number',
          createdAt: 'string',
          dueAt: 'string',
          sentAt: { either: ['string', { only: [null] }] },
          sentText: { either: ['string', { only: [null] }] },
          sentTo: { either: ['string', { only: [null] }] },
          failure: {
            either: [
              { only: ['TIMEOUT', 'UNREACHABLE', 'PROVIDER', 'REFUSED', 'NO_RECIPIENT', 'LOST', 'LIMIT', 'HANDLED'] },
              { only: [null] },
            ],
          },
          failureDetail: { either: ['string', { only: [null] }] },
          holds: 'boolean',
        },
      },
    },
    totalElements: 'number',
    page: 'number',
    totalPages: 'number',
  },
};
export const waitingListShape: Shape = {
  each: {
    has: {
      id: 'number',
      number: 'number',
      name: 'string',
      phone: 'string',
      guestCount: 'number',
      state: { only: ['WAITING', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'REMOVED'] },
      createdAt: 'string',
      until: { either: ['string', { only: [null] }] },
      undelivered: 'boolean',
      skippedAt: { either: ['string', { only: [null] }] },
      guestId: { either: ['number', { only: [null] }] },
    },
  },
};
export const waitingEntryShape: Shape = {
  has: {
    id: 'number',
    number: 'number',
    name: 'string',
    phone: 'string',
    guestCount: 'number',
    state: { only: ['WAITING', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'REMOVED'] },
    createdAt: 'string',
    until: { either: ['string', { only: [null] }] },
    undelivered: 'boolean',
    skippedAt: { either: ['string', { only: [null] }] },
    guestId: { either: ['number', { only: [null] }] },
  },
};
export const callListShape: Shape = {
  has: {
    list: {
      each: {
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
          calledAt: { either: ['string', { only: [null] }] },
          boardedAt: { either: ['string', { only: [null] }] },
          'dayState?': { only: ['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL'] },
          message: { either: [{ only: ['QUEUED', 'SENT', 'PARKED', 'DROPPED'] }, { only: [null] }] },
        },
      },
    },
    notice: {
      either: [{ has: { id: 'number', text: 'string', createdAt: 'string', bookings: 'number' } }, { only: [null] }],
    },
  },
};
export const atSeaShape: Shape = {
  has: {
    at: 'string',
    trips: {
      each: {
        has: {
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
          parties: {
            each: {
              has: {
                id: 'number',
                name: 'string',
                phone: 'string',
                guestCount: 'number',
                charter: { only: ['Y', 'N'] },
                state: { only: ['WATTING', 'COMPLETE', 'CANCEL'] },
                memo: 'string',
                calledAt: { either: ['string', { only: [null] }] },
                boardedAt: { either: ['string', { only: [null] }] },
              },
            },
          },
        },
      },
    },
  },
};
export const tickOutcomesShape: Shape = {
  has: {
    outcomes: {
      each: {
        has: {
          key: 'string',
          outcome: { only: ['DONE', 'LATER_KNOWN', 'REFUSED'] },
          code: { either: [{ only: ['NOT_FOUND', 'CONFLICT'] }, { only: [null] }] },
        },
      },
    },
  },
};
export const liveTicketShape: Shape = { has: { token: 'string' } };
export const calendarFeedShape: Shape = {
  has: { url: { either: ['string', { only: [null] }] }, since: { either: ['string', { only: [null] }] } },
};
export const aboutVersionsShape: Shape = {
  has: {
    list: {
      each: { has: { version: 'string', savedAt: { either: ['string', { only: [null] }] }, current: 'boolean' } },
    },
  },
};
export const secondStepShape: Shape = {
  has: { on: 'boolean', since: { either: ['string', { only: [null] }] }, recoveryCodesLeft: 'number' },
};
export const secondStepKeyShape: Shape = { has: { key: 'string', uri: 'string' } };
export const recoveryCodesShape: Shape = { has: { recoveryCodes: { each: 'string' } } };
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
export const managedCatchesShape: Shape = {
  has: {
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
    totalElements: 'number',
    page: 'number',
    totalPages: 'number',
    usedBytes: 'number',
    maxBytes: 'number',
  },
};
export const uploadStatusShape: Shape = {
  has: {
    state: { only: ['receiving', 'working', 'ready', 'refused'] },
    received: 'number',
    picture: { either: [{ has: { id: 'string', width: 'number', height: 'number' } }, { only: [null] }] },
    refusal: { either: [{ only: ['KIND', 'HEIC', 'BROKEN', 'BYTES', 'PIXELS', 'FULL'] }, { only: [null] }] },
  },
};
