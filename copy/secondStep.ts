import type { CodeKind } from '#contract/auth/secondStep.rules';

export const secondStep = {
  title: '로그인 2단계 확인',
  codes: {
    otp: { label: '인증 코드', hint: '인증 앱에 지금 보이는 숫자 6자리를 입력해 주세요.' },
    recoveryCode: {
      label: '복구 코드',
      hint: '아직 쓰지 않은 복구 코드를 입력해 주세요. 코드마다 한 번만 쓸 수 있습니다.',
    },
  } satisfies Record<CodeKind, { label: string; hint: string }>,
  recoveryWrong: '복구 코드가 일치하지 않습니다. 아직 쓰지 않은 코드인지 확인해 주세요.',
  loadFailed: '2단계 확인의 상태를 불러오지 못했습니다.',
  password: '비밀번호',
  back: '이전',
  /** The second step of a login, after the password. */
  login: {
    title: '2단계 확인',
    useRecovery: '복구 코드로 로그인',
    useApp: '인증 앱으로 로그인',
  },
  off: {
    lead: '로그인할 때 휴대폰의 인증 앱에 보이는 숫자도 확인합니다. 비밀번호가 알려져도 다른 사람은 로그인할 수 없습니다.',
    turnOn: '2단계 확인 켜기',
  },
  on: {
    state: '상태',
    isOn: '사용',
    since: '사용 시작',
    left: '남은 복구 코드',
    count: (codes: number) => `${codes}개`,
    few: '복구 코드가 얼마 남지 않았습니다.',
    none: '남은 복구 코드가 없습니다.',
    /** The response with the codes of a new second step was lost. */
    unread: '2단계 확인은 켜졌지만 복구 코드를 받지 못했습니다.',
    fewHint: '끄고 다시 켜면 새 복구 코드를 받습니다.',
    turnOff: '2단계 확인 끄기',
  },
  start: {
    lead: '비밀번호를 다시 한 번 확인합니다. 2단계 확인을 켜면 다른 기기는 모두 로그아웃됩니다.',
    submit: '다음',
    submitting: '확인하는 중입니다',
  },
  setup: {
    scan: '인증 앱에 등록해 주세요.',
    scanHint: '인증 앱은 30초마다 바뀌는 숫자를 보여 주는 앱입니다. 앱에서 아래 QR 코드를 읽어 주세요.',
    qr: '인증 앱에 등록할 QR 코드',
    open: '이 휴대폰의 인증 앱에 등록',
    key: '등록 키',
    keyHint: 'QR 코드를 읽을 수 없으면 앱에 이 키를 입력해 주세요.',
    copyKey: '등록 키 복사',
    enter: '앱에 보이는 숫자를 입력해 주세요.',
    submit: '2단계 확인 켜기',
    submitting: '확인하는 중입니다',
    done: '2단계 확인이 설정되었습니다.',
  },
  recovery: {
    title: '복구 코드',
    lead: '휴대폰이 없거나 앱을 쓸 수 없을 때 인증 코드 대신 입력합니다. 코드마다 한 번만 쓸 수 있습니다.',
    once: '이 화면을 닫으면 복구 코드를 다시 볼 수 없습니다.',
    keep: '적거나 인쇄하여 휴대폰과 다른 곳에 보관해 주세요.',
    copy: '복구 코드 복사',
    print: '인쇄',
    written: '적어 두었습니다.',
    unwritten: '복구 코드를 적거나 인쇄한 다음 표시해 주세요.',
    close: '복구 코드 닫기',
  },
  end: {
    lead: '끄면 비밀번호만으로 로그인합니다. 남은 복구 코드는 모두 쓸 수 없게 됩니다.',
    useRecovery: '복구 코드로 확인',
    useApp: '인증 앱으로 확인',
    submit: '2단계 확인 끄기',
    submitting: '끄는 중입니다',
    done: '2단계 확인이 해제되었습니다.',
  },
} as const;
