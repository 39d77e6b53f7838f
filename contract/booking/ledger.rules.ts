/** The money of a booking (docs/decisions/0019), in 10,000 won: received = paidBack + kept + freed + covered. */

/** Freed by one change; refunded at the rate of the day of that change. */
export interface RefundPart {
  freed: number;
  back: number;
}

/** Oldest first. */
export interface OpenRefund {
  parts: readonly RefundPart[];
  refundedAt: string | null;
}

export interface Money {
  /** Received, less `paidBack` and `kept`; null while no payment is confirmed. */
  paid: number | null;
  /** `paid` before the last confirmation, 0 before the first; null if no confirmation can be undone. */
  paidBefore: number | null;
  paidBack: number;
  /** Left with the operator by earlier refunds. */
  kept: number;
  refund: OpenRefund | null;
}

export const NO_MONEY: Money = { paid: null, paidBefore: null, paidBack: 0, kept: 0, refund: null };

const freedBy = (refund: OpenRefund | null): number => (refund?.parts ?? []).reduce((sum, { freed }) => sum + freed, 0);

export const amountOf = (parts: readonly RefundPart[]): number => parts.reduce((sum, { back }) => sum + back, 0);

/** In per cent of everything freed; rounded if the parts have different rates. */
export const rateOf = (parts: readonly RefundPart[]): number => {
  const freed = freedBy({ parts, refundedAt: null });
  return freed === 0 ? 0 : Math.round((amountOf(parts) / freed) * 100);
};

export const openRefundOf = ({ refund }: Pick<Money, 'refund'>): number =>
  refund && !refund.refundedAt ? amountOf(refund.parts) : 0;

export const coveredBy = ({ paid, refund }: Pick<Money, 'paid' | 'refund'>): number => (paid ?? 0) - freedBy(refund);

/** The share of payments left with the operator. */
export const keptOf = ({ kept, refund }: Pick<Money, 'kept' | 'refund'>): number =>
  kept + freedBy(refund) - amountOf(refund?.parts ?? []);

/** Once the money changes, a paid refund is final, and nothing before it can be undone. */
const settled = (money: Money): Money => {
  const { paid, paidBack, kept, refund } = money;
  if (!refund?.refundedAt) return money;
  const amount = amountOf(refund.parts);
  const freed = freedBy(refund);
  return {
    paid: (paid ?? 0) - freed,
    paidBefore: null,
    paidBack: paidBack + amount,
    kept: kept + freed - amount,
    refund: null,
  };
};

const freeing = (money: Money, freed: number, rate: number): Money => {
  const parts = [...(money.refund?.parts ?? [])];
  const part = { freed, back: (freed * rate) / 100 };
  const last = parts.at(-1);
  if (last && last.back * freed === part.back * last.freed) {
    parts.pop();
    parts.push({ freed: last.freed + freed, back: last.back + part.back });
  } else parts.push(part);
  return { ...money, refund: { parts, refundedAt: null } };
};

/** Returning people undo the latest parts of the refund first. */
const takingBack = (money: Money, needed: number): Money => {
  const parts = [...(money.refund?.parts ?? [])];
  let rest = needed;
  while (rest > 0) {
    const last = parts.pop();
    if (!last) break;
    const left = Math.max(0, last.freed - rest);
    if (left > 0) parts.push({ freed: left, back: (last.back * left) / last.freed });
    rest -= last.freed - left;
  }
  return { ...money, refund: parts.length > 0 ? { parts, refundedAt: null } : null };
};

export const afterConfirmation = (money: Money, deposit: number): Money => {
  const { paid, ...rest } = settled(money);
  const due = Math.max(0, deposit - coveredBy({ paid, refund: rest.refund }));
  return { ...rest, paid: (paid ?? 0) + due, paidBefore: paid ?? 0 };
};

export type UnpayProblem = 'UNPAY_REFUND_OPEN' | 'UNPAY_REFUNDED' | 'UNPAY_OLDER';

export const unpayProblem = ({ paidBefore, paidBack, kept, refund }: Money): UnpayProblem | null => {
  if (refund) return refund.refundedAt ? 'UNPAY_REFUNDED' : 'UNPAY_REFUND_OPEN';
  if (paidBefore !== null) return null;
  return paidBack + kept > 0 ? 'UNPAY_REFUNDED' : 'UNPAY_OLDER';
};

/** Call it only if `unpayProblem` is null. The booking is unpaid if `paid` is null. */
export const afterUnpay = (money: Money): Money => ({ ...money, paid: money.paidBefore || null, paidBefore: null });

/** Frees a surplus at `rate` per cent; takes a shortfall from the open refund first. Earlier parts stay. */
export const afterDeposit = (money: Money, deposit: number, rate: number): Money => {
  const now = settled(money);
  const covered = coveredBy(now);
  return covered > deposit ? freeing(now, covered - deposit, rate) : takingBack(now, deposit - covered);
};

export const afterCancel = (money: Money, rate: number): Money => {
  const now = settled(money);
  const freed = coveredBy(now);
  return freed > 0 || !now.refund ? freeing(now, freed, rate) : now;
};
