export const auth = {
  title: '운영자 로그인',
  userid: '아이디',
  password: '비밀번호',
  submit: '로그인',
  submitting: '로그인하는 중입니다',
  checking: '로그인 상태를 확인하는 중입니다.',
} as const;
