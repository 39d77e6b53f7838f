/** Without a response from the server. */
export const networkText = {
  failed: '처리하지 못했습니다. 다시 시도해 주세요.',
  offline: '연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요. 입력한 내용은 그대로 있습니다.',
  unloaded: '연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  timeout: '시간이 오래 걸리고 있습니다. 잠시 후 다시 시도해 주세요.',
  loadFailed: '불러오지 못했습니다.',
} as const;
