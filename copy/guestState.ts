import type { GuestState } from '#contract/booking/guest.schema';

/** Visitors' pages use it too, so it is separate from the operator's texts. */
export const guestState: Record<GuestState, string> = { WATTING: '입금대기', COMPLETE: '입금완료', CANCEL: '취소' };
/** A paid booking was edited to more people. */
export const moreDue = '추가 입금';
