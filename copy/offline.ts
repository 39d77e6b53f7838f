/** Above a visitor's page without a connection. */
export const offlineText = {
  lost: '연결이 끊겼습니다. 연결되면 새로 불러옵니다.',
  /** `time`: when the page's data were read. */
  read: (time: string) => `연결이 끊겼습니다. ${time}에 불러온 내용입니다.`,
} as const;
