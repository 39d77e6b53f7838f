import { booking } from './booking';
import { format } from './format';

/** The large number and the words around it: the amount to pay now, or a fare without a deposit. In 10,000 won. */
export const sumDue = (fee: number, deposit: number): { label: string; money: string; of: string | null } => {
  if (deposit === 0) return { label: booking.fee, money: format.money(fee), of: booking.noDepositShort };
  if (deposit === fee) return { label: booking.dueFare, money: format.money(fee), of: null };
  return { label: booking.due, money: format.money(deposit), of: booking.ofFare(format.money(fee)) };
};
