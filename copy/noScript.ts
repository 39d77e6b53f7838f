/** The scripts are disabled or fail to load. */
export const noScript = {
  waiting: '화면을 불러오고 있습니다. 오래 걸리면 새로고침해 주세요.',
  off: '이 화면을 보시려면 브라우저의 자바스크립트를 켜 주세요.',
  readOnly: '예약하거나 예약을 확인하시려면 브라우저의 자바스크립트를 켜 주세요.',
  call: '예약은 전화로도 받습니다.',
} as const;
