/** The operator's list: sent, queued and failed. */
export const messageList = {
  to: (whom: string) => `받는 사람 ${whom}`,
  trip: (day: string) => `${day} 출조`,
  asked: (instant: string) => `${instant} 요청`,
  sent: (instant: string) => `${instant} 발송`,
  next: (instant: string) => `${instant} 다시 시도`,
  attempts: (times: number) => `${times}번 시도`,
  number: (phone: string) => `받은 번호 ${phone}`,
  /** For screen readers. */
  text: '보낸 내용',
  /** The provider did not respond to an attempt, and the message was sent again. */
  maybeTwice: '발송 업체가 응답하지 않아 다시 보냈습니다. 두 번 도착했을 수 있습니다.',
  noText: '보낸 내용이 남아 있지 않습니다.',
  /** The parked message cannot be sent again. */
  outdated: '그사이에 예약이 바뀌어 보낼 내용이 아닙니다. 필요하면 전화로 알려 주세요.',
  detail: (code: string) => `업체 응답 ${code}`,
  loadFailed: '메시지를 불러오지 못했습니다.',
} as const;
