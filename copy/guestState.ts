import type { GuestState } from '../contract/booking/guest.schema';

/** Also used on visitors' pages, therefore separate from the operator's texts. */
export const guestState: Record<GuestState, string> = { WATTING: '입금대기', COMPLETE: '입금완료', CANCEL: '취소' };
/** For a paid booking that was then edited to more people. */
export const moreDue = '추가 입금';
