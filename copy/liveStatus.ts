export const liveStatus = {
  connecting: '새 예약 알림을 준비하고 있습니다.',
  open: '실시간 연결됨',
  lost: '실시간 연결이 끊겼습니다.',
  lostHint: '새 예약이 바로 표시되지 않을 수 있습니다.',
  retry: '다시 연결',
} as const;
