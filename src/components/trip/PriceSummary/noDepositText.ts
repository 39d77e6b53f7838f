import { booking } from '#copy/booking';

/** `fee` is in 10,000 won. `payRest` is the end of the sentence; null: the default. */
export const noDepositText = (fee: number, payRest: string | null): string =>
  fee > 0 ? booking.noDeposit(payRest ?? booking.payRest) : booking.free;
