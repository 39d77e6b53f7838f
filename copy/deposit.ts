/** The visitor's statement: the depositor's name, and that the deposit has been paid. */
export const deposit = {
  otherName: '다른 이름으로 입금하기',
  changeName: '입금자명 바꾸기',
  name: '입금하실 이름',
  nameHint: '비워 두시면 예약자 이름으로 확인합니다.',
  saveName: '입금자명 저장하기',
  nameSaved: '입금자명이 저장되었습니다.',
  claim: '입금했습니다',
  claimed: '입금하셨다는 알림을 받았습니다. 확인되면 입금완료로 바뀝니다.',
  claimSent: '입금하셨다고 알렸습니다.',
  unclaim: '아직 입금 전입니다',
  unclaimed: '입금하지 않은 것으로 변경되었습니다.',
} as const;
