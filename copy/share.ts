export const share = {
  calendar: '내 달력에 추가',
  share: '공유하기',
  copied: '주소가 복사되었습니다.',
  failed: '주소를 복사하지 못했습니다. 인터넷 앱(크롬, 사파리)의 주소를 길게 눌러 복사해 주세요.',
} as const;
