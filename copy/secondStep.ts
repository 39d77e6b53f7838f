import type { CodeKind } from '../contract/auth/secondStep.rules';

/** The second login step: its codes, and its card in the settings. */
export const secondStep = {
  codes: {
    otp: { label: '인증 코드', hint: '인증 앱에 지금 보이는 숫자 6자리를 입력해 주세요.' },
    recoveryCode: {
      label: '복구 코드',
      hint: '적어 둔 복구 코드 가운데 아직 쓰지 않은 것을 입력해 주세요. 코드는 하나에 한 번만 쓸 수 있습니다.',
    },
  } satisfies Record<CodeKind, { label: string; hint: string }>,
  recoveryWrong: '복구 코드가 일치하지 않습니다. 아직 쓰지 않은 코드인지 확인해 주세요.',
} as const;
