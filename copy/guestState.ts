import type { GuestState } from '#contract/booking/guest.schema';

/** Visitors' pages use it too, so it is separate from the operator's texts. */
export const guestState: Record<GuestState, string> = { WATTING: '입금대기', COMPLETE: '입금완료', CANCEL: '취소' };
/** The visitor says that the deposit is paid. */
export const claimed = '입금 확인 중';
/** A paid booking was edited to more people. */
export const moreDue = '추가 입금';
