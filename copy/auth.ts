export const auth = {
  title: '운영자 로그인',
  userid: '아이디',
  password: '비밀번호',
  submit: '로그인',
  submitting: '로그인하는 중입니다',
  expired: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
  /** Instead of a logout on a visitors' page, which then leads to the operator's home. */
  unsent: '보내지 못한 표시가 있습니다. 보낸 뒤에 로그아웃해 주세요.',
  refreshFailed: '갱신에 실패했습니다.',
  checking: '로그인 상태를 확인하는 중입니다.',
} as const;
