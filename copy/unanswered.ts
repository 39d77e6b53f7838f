import type { GuestAction } from '#contract/booking/guest.rules';

/** After a missing response. */
export const unanswered = {
  unknown: '답을 받지 못해 처리되었는지 알 수 없습니다. 연결되면 화면의 상태를 다시 확인해 주세요.',
  /** Done already, here or on another device. */
  already: {
    complete: '이미 입금완료로 표시된 예약입니다.',
    extend: '입금기한이 이미 연장되었습니다.',
    unpay: '입금확인이 이미 취소되었습니다.',
    refund: '이미 환불 완료로 표시되었습니다.',
    unrefund: '환불 완료 표시가 이미 취소되었습니다.',
    cancel: '이미 취소되었습니다.',
    delete: '이미 삭제되었습니다.',
    move: '이미 이 날로 옮겨졌습니다.',
  } satisfies Partial<Record<GuestAction, string>>,
  /** Actions on the waiting list. */
  waiting: { offer: '이미 자리를 안내했습니다.', remove: '이미 대기에서 지워졌습니다.' },
  message: '이미 처리된 메시지입니다.',
  bulk: '이미 모두 변경되었습니다.',
  dayState: (state: string) => `이미 ${state} 상태입니다.`,
  tripCancelled: '이미 운항취소되었습니다.',
  restCancelled: '남은 예약이 이미 모두 취소되었습니다.',
  tripRestored: '이미 운항취소를 되돌렸습니다.',
} as const;
