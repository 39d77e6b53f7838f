/**
 * Fields for the stories ‘바꿔 보기’, in which designers change single values. Lengths have the limits of the forms; prices
 * and deposits are per person, in 10,000 won.
 */
import { DAY_MEMO_MAX, FISH_MAX } from '#contract/text.rules';
import type { DayState, ReserveDay } from '#contract/day/day.schema';
import { NAME_MAX } from '#contract/booking/booking.rules';
import { GUEST_MEMO_MAX } from '#contract/booking/guest.rules';
import type { GuestState, ManagedGuest } from '#contract/booking/guest.schema';
import { aDay, aManagedGuest } from './builders';

const text = (name: string, maxLength: number) => ({ name, control: { type: 'text', maxLength } }) as const;
const number = (name: string, max: number) => ({ name, control: { type: 'number', min: 0, max } }) as const;
const choice = <Value extends string>(name: string, labels: Record<Value, string>) =>
  ({ name, options: Object.keys(labels) as Value[], control: { type: 'inline-radio', labels } }) as const;
/** For a prop without a control. */
export const notShown = { table: { disable: true } } as const;

export interface DayFields extends Pick<
  ReserveDay,
  'fish' | 'totalCount' | 'state' | 'memo' | 'price' | 'reservePrice'
> {
  day: ReserveDay;
  seatsLeft: number;
  holiday?: string | null;
}
export const dayControls = (states: Record<DayState, string>) => ({
  day: notShown,
  fish: text('어종', FISH_MAX),
  totalCount: number('정원', 99),
  seatsLeft: number('남은자리', 99),
  state: choice('상태', states),
  memo: text('메모', DAY_MEMO_MAX),
  price: number('선비(만원)', 99),
  reservePrice: number('예약금(만원)', 99),
  holiday: { name: '공휴일', control: { type: 'text' } } as const,
});
export const dayOf = ({ day, fish, totalCount, seatsLeft, state, memo, price, reservePrice }: DayFields): ReserveDay =>
  aDay({ ...day, fish, totalCount, guestCount: Math.max(0, totalCount - seatsLeft), state, memo, price, reservePrice });

export interface GuestFields extends Pick<ManagedGuest, 'name' | 'guestCount' | 'state' | 'memo' | 'reservePrice'> {
  guest: ManagedGuest;
}
export const guestControls = (states: Record<GuestState, string>) => ({
  guest: notShown,
  name: text('예약자', NAME_MAX),
  guestCount: number('인원', 20),
  state: choice('상태', states),
  memo: text('메모', GUEST_MEMO_MAX),
  reservePrice: number('1인 예약금(만원)', 99),
});
export const guestOf = ({ guest, name, guestCount, state, memo, reservePrice }: GuestFields): ManagedGuest =>
  aManagedGuest({
    ...guest,
    name,
    guestCount,
    state,
    memo,
    reservePrice,
    paid: state === 'COMPLETE' ? reservePrice * guestCount : null,
  });
