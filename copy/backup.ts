export const backupStatus = {
  off: '매일 새벽 백업하도록 설정되어 있지 않습니다.',
  offHint: '서버를 설치하신 분께 백업 폴더 설정을 요청해 주세요.',
  done: (when: string, cases: string) => `마지막 백업 ${when} · 예약 ${cases}`,
  missed: '예정된 시각에 백업되지 않았습니다.',
  failed: (when: string) => `${when}에 백업하지 못했습니다.`,
  last: (when: string) => `마지막 백업은 ${when}에 되었습니다.`,
  never: '아직 백업된 적이 없습니다.',
  missedHint: '서버를 관리하시는 분께 알려 주세요.',
} as const;
