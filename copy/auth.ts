export const auth = {
  title: '운영자 로그인',
  userid: '아이디',
  password: '비밀번호',
  submit: '로그인',
  submitting: '로그인하는 중입니다',
  expired: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
  refreshFailed: '갱신에 실패했습니다.',
  /** The second login step, after the password. */
  code: {
    title: '2단계 확인',
    useRecovery: '복구 코드로 로그인',
    useApp: '인증 앱의 코드로 로그인',
    back: '이전',
  },
  checking: '로그인 상태를 확인하는 중입니다.',
} as const;
