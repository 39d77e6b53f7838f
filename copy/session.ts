/** Separate from the login's texts, which visitors' pages do not load. */
export const session = {
  expired: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
  /** In place of a logout on a visitors' page, which then leads to the operator's home. */
  unsent: '보내지 못한 표시가 있습니다. 보낸 뒤에 로그아웃해 주세요.',
  refreshFailed: '갱신에 실패했습니다.',
} as const;
