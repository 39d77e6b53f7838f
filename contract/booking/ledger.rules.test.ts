import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  afterCancel,
  afterConfirmation,
  afterDeposit,
  afterUnpay,
  amountOf,
  coveredBy,
  keptOf,
  NO_MONEY,
  openRefundOf,
  rateOf,
  unpayProblem,
  type Money,
} from './ledger.rules';

const paid = (deposit: number): Money => afterConfirmation(NO_MONEY, deposit);
const marked = (money: Money, refundedAt: string | null = '2026-12-01T00:00:00.000Z'): Money => ({
  ...money,
  refund: money.refund && { ...money.refund, refundedAt },
});

/** All received payments that were not undone. */
const receivedOf = ({ paid, paidBack, kept }: Money): number => (paid ?? 0) + paidBack + kept;
/** All paid refunds, including the current one if it was paid. */
const paidBackOf = ({ paidBack, refund }: Money): number =>
  paidBack + (refund?.refundedAt ? amountOf(refund.parts) : 0);

describe('정해 둔 환불', () => {
  it('늘어난 사람은 먼저 정한 환불을 쓰고, 나머지는 그대로 남는다', () => {
    const money = afterDeposit(afterDeposit(paid(40), 20, 100), 30, 0);
    expect([openRefundOf(money), coveredBy(money), keptOf(money)]).toEqual([10, 30, 0]);
  });

  it('나중에 줄인 사람은 그날의 규정으로 더해질 뿐, 먼저 정한 것을 바꾸지 않는다', () => {
    const late = afterDeposit(afterDeposit(paid(30), 20, 100), 10, 0);
    expect([openRefundOf(late), coveredBy(late), keptOf(late)]).toEqual([10, 10, 10]);
    const early = afterDeposit(afterDeposit(paid(30), 20, 0), 10, 100);
    expect([openRefundOf(early), keptOf(early)]).toEqual([10, 10]);
  });

  it('다시 온 사람은 제 몫을 가지고 온다: 잘못 줄인 것을 되돌리면 그전과 같다', () => {
    const agreed = afterDeposit(paid(30), 20, 100);
    expect(afterDeposit(afterDeposit(agreed, 10, 0), 20, 50)).toEqual(agreed);
    expect(openRefundOf(afterDeposit(afterDeposit(paid(40), 20, 50), 30, 0))).toBe(5);
  });

  it('같은 비율로 줄인 것은 하나이고, 다른 비율이면 따로 적는다', () => {
    const half = afterDeposit(afterDeposit(paid(40), 30, 50), 20, 50);
    expect(half.refund?.parts).toEqual([{ freed: 20, back: 10 }]);
    const both = afterDeposit(half, 10, 100);
    expect(both.refund?.parts).toEqual([
      { freed: 20, back: 10 },
      { freed: 10, back: 10 },
    ]);
    expect([amountOf(both.refund?.parts ?? []), rateOf(both.refund?.parts ?? [])]).toEqual([20, 67]);
  });
});

describe('입금확인을 되돌리기', () => {
  it('마지막에 확인한 것만 되돌리고, 그 전의 것은 두 번째에도 그대로이다', () => {
    const three = afterConfirmation(afterConfirmation(paid(20), 30), 40);
    expect(unpayProblem(three)).toBeNull();
    const back = afterUnpay(three);
    expect(receivedOf(back)).toBe(30);
    expect(unpayProblem(back)).toBe('UNPAY_OLDER');
    expect(afterUnpay(paid(20))).toEqual(NO_MONEY);
  });

  it('그 돈에서 환불을 정했거나 환불했으면 되돌리지 않는다', () => {
    const open = afterDeposit(paid(40), 20, 100);
    expect(unpayProblem(open)).toBe('UNPAY_REFUND_OPEN');
    expect(unpayProblem(marked(open))).toBe('UNPAY_REFUNDED');
    expect(unpayProblem(afterDeposit(marked(open), 30, 100))).toBe('UNPAY_REFUNDED');
    expect(unpayProblem(afterDeposit(open, 40, 0))).toBeNull();
  });
});

/** The same money as a list of coins of 10,000 won, each with its state. */
type Coin = { is: 'covering' } | { is: 'freed'; rate: number } | { is: 'settled'; rate: number };

const of = (coins: readonly Coin[], is: Coin['is']) => coins.filter((coin) => coin.is === is);
const back = (coins: readonly Coin[]) =>
  coins.reduce((sum, coin) => sum + (coin.is === 'covering' ? 0 : coin.rate / 100), 0);

/** A booking in the naive ledger: coins in the order of receipt or release. */
interface Naive {
  coins: Coin[];
  /** Coins of the last confirmation, as long as it can be undone. */
  last: number | null;
  isMarked: boolean;
  deposit: number;
  state: 'WATTING' | 'COMPLETE' | 'CANCEL';
}

const STEPS = ['confirm', 'unpay', 'deposit', 'cancel', 'mark', 'unmark', 'trip', 'restore'] as const;
type Step = { do: (typeof STEPS)[number]; deposit: number; rate: number };

/** Paid refunds become final with the next change. */
const settle = (naive: Naive): void => {
  if (!naive.isMarked) return;
  naive.coins = naive.coins.map((coin) => (coin.is === 'freed' ? { is: 'settled', rate: coin.rate } : coin));
  Object.assign(naive, { isMarked: false, last: null });
};

const free = (naive: Naive, count: number, rate: number): void => {
  for (let each = 0; each < count; each += 1) {
    naive.coins.splice(
      naive.coins.findIndex(({ is }) => is === 'covering'),
      1,
    );
    naive.coins.push({ is: 'freed', rate });
  }
};

const changeDeposit = (naive: Naive, deposit: number, rate: number): void => {
  settle(naive);
  const covering = of(naive.coins, 'covering').length;
  free(naive, covering - deposit, rate);
  for (let missing = deposit - covering; missing > 0; missing -= 1) {
    const last = naive.coins.map(({ is }) => is).lastIndexOf('freed');
    if (last >= 0) naive.coins[last] = { is: 'covering' };
  }
};

describe('어떤 순서로 고치고 확인하고 되돌려도', () => {
  it('받은 돈은 돌려준 돈, 정해 둔 환불, 남은 돈, 예약금으로 모두 설명된다', () => {
    const step = fc.record({
      do: fc.constantFrom(...STEPS, 'deposit' as const, 'confirm' as const),
      deposit: fc.nat({ max: 5 }),
      rate: fc.constantFrom(0, 50, 100),
    });
    const play = (steps: readonly Step[]) => {
      const naive: Naive = { coins: [], last: null, isMarked: false, deposit: 2, state: 'WATTING' };
      let money = NO_MONEY;
      let former: { money: Money; naive: Naive } | null = null;
      for (const { do: what, deposit, rate } of steps) {
        const missing = naive.deposit - of(naive.coins, 'covering').length;
        if (what === 'confirm' && (naive.state === 'WATTING' || (naive.state === 'COMPLETE' && missing > 0))) {
          settle(naive);
          naive.last = Math.max(0, missing);
          for (let each = 0; each < missing; each += 1) naive.coins.push({ is: 'covering' });
          naive.state = 'COMPLETE';
          money = afterConfirmation(money, naive.deposit);
        } else if (what === 'unpay' && naive.state === 'COMPLETE') {
          const isFree = naive.last !== null && of(naive.coins, 'freed').length === 0;
          expect(unpayProblem(money) === null).toBe(isFree);
          if (!isFree) continue;
          for (let each = naive.last ?? 0; each > 0; each -= 1)
            naive.coins.splice(naive.coins.map(({ is }) => is).lastIndexOf('covering'), 1);
          naive.last = null;
          if (of(naive.coins, 'covering').length === 0) naive.state = 'WATTING';
          money = afterUnpay(money);
        } else if (what === 'deposit' && naive.state !== 'CANCEL' && deposit !== naive.deposit) {
          naive.deposit = deposit;
          if (naive.state === 'WATTING') continue;
          changeDeposit(naive, deposit, rate);
          money = afterDeposit(money, deposit, rate);
        } else if ((what === 'cancel' || what === 'trip') && naive.state !== 'CANCEL') {
          former = what === 'trip' ? { money, naive: structuredClone(naive) } : null;
          if (naive.state === 'COMPLETE') {
            settle(naive);
            free(naive, of(naive.coins, 'covering').length, what === 'trip' ? 100 : rate);
            money = afterCancel(money, what === 'trip' ? 100 : rate);
            // A booking that moves away from the cancelled trip has its former refund.
            if (former && openRefundOf(former.money) > 0)
              expect(openRefundOf(afterDeposit(money, naive.deposit, 0))).toBe(openRefundOf(former.money));
          }
          naive.state = 'CANCEL';
        } else if (what === 'restore' && former && !naive.isMarked) {
          Object.assign(naive, former.naive);
          ({ money } = former);
          former = null;
        } else if (what === 'mark' && openRefundOf(money) > 0) {
          naive.isMarked = true;
          money = marked(money);
        } else if (what === 'unmark' && naive.isMarked) {
          naive.isMarked = false;
          money = marked(money, null);
        }

        const covering = of(naive.coins, 'covering').length;
        const open = back(of(naive.coins, 'freed'));
        const settled = of(naive.coins, 'settled');
        const received = receivedOf(money);
        const paidBack = paidBackOf(money);
        expect({
          received,
          paidBack,
          open: openRefundOf(money),
          covered: naive.state === 'COMPLETE' ? coveredBy(money) : covering,
          kept: keptOf(money),
        }).toEqual({
          received: naive.coins.length,
          paidBack: back(settled) + (naive.isMarked ? open : 0),
          open: naive.isMarked ? 0 : open,
          covered: covering,
          kept: naive.coins.length - covering - back(settled) - open,
        });
        expect(received - paidBack - openRefundOf(money)).toBe(keptOf(money) + covering);
        // A booking with an amount due has no open refund.
        if (naive.state === 'COMPLETE' && covering < naive.deposit) expect(openRefundOf(money)).toBe(0);
        expect(money.paid === null).toBe(naive.state === 'WATTING' || (naive.state === 'CANCEL' && !money.refund));
      }
    };
    fc.assert(fc.property(fc.array(step, { minLength: 3, maxLength: 25 }), play), { numRuns: 300 });
  });

  it('바꾼 것을 거꾸로 되돌리면 더 받거나 돌려준 것이 없는 한 그전과 같다', () => {
    const change = fc.record({ deposit: fc.integer({ min: 0, max: 40 }), rate: fc.constantFrom(0, 50, 100) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), change, (changes, { deposit, rate }) => {
        const before = changes.reduce((money, each) => afterDeposit(money, each.deposit, each.rate), paid(40));
        const was = coveredBy(before);
        const now = afterDeposit(afterDeposit(before, Math.min(deposit, was), rate), was, 0);
        expect([openRefundOf(now), coveredBy(now), keptOf(now)]).toEqual([openRefundOf(before), was, keptOf(before)]);
      }),
    );
  });
});
