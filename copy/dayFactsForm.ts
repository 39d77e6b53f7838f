/** On the operator's screens. */
export const dayFactsForm = {
  title: '시각과 예약 조건',
  departAt: '출항 시각',
  returnAt: '귀항 시각',
  meetAt: '집합(분 전)',
  timesHint: '비워 두면 운영정책의 시각을 씁니다. 귀항이 출항보다 이르면 다음 날입니다.',
  /** Accessible name: the memo beside it has a button 저장 too. */
  save: '시각과 예약 조건 저장',
  minCount: '최소 인원',
  minCountHint: '0이면 정하지 않습니다.',
  opensAt: '예약 시작',
  opensAtHint: '한국 시각, 30분 단위입니다. 비워 두면 바로 예약할 수 있습니다. 전화 예약은 언제든 넣을 수 있습니다.',
  confirmed: '출항확정',
  confirmedHint: '인원이 모자라도 나갑니다. 예약이 취소되어도 그대로입니다.',
} as const;
