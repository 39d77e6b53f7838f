export const download = {
  guests: '엑셀 파일로 받기',
  pending: '파일을 만드는 중입니다',
  /** In-app browsers of chat apps cannot save files. */
  inApp: '이 앱에서는 파일이 저장되지 않을 수 있습니다. 인터넷 앱(크롬, 사파리)에서 열어 주세요.',
} as const;
