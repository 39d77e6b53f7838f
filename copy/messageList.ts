/** The operator's list of messages that went out, wait, or could not be sent. */
export const messageList = {
  to: (whom: string) => `받는 사람 ${whom}`,
  trip: (day: string) => `${day} 출조`,
  asked: (instant: string) => `${instant} 요청`,
  sent: (instant: string) => `${instant} 발송`,
  next: (instant: string) => `${instant} 다시 시도`,
  attempts: (times: number) => `${times}번 시도`,
  detail: (code: string) => `업체 응답 ${code}`,
  loadFailed: '메시지를 불러오지 못했습니다.',
} as const;
