export const draw = {
  /** On the form, before and at the opening. */
  rule: (seconds: number) =>
    `시작 뒤 ${seconds}초 동안 신청하신 분들의 순서를 추첨하니, 먼저 누르지 않아도 기회는 같습니다.`,
  /** For visitors with an open form after the draw. */
  over: '추첨이 끝났습니다. 이제 신청하신 순서대로 예약됩니다.',
  /** Before the draw. */
  title: '추첨 중입니다',
  left: (seconds: number) => `${seconds}초`,
  leftHint: '뒤에 결과가 나옵니다.',
  checking: '결과를 확인하고 있습니다.',
  place: (number: number, people: string) => `접수번호 ${number}번 · ${people}`,
  why: '신청하신 분들의 순서를 추첨하여 그 순서대로 자리를 드립니다. 빠른 번호가 유리하지 않습니다.',
  stay: '이 화면을 그대로 두시면 결과가 나옵니다. 화면을 새로 여셔도 신청은 남아 있고 결과를 보여 드립니다. 결과를 못 보셨으면 전화로 문의해 주세요.',
  cutOff: '연결이 끊겼습니다. 신청은 접수되어 있으니 그대로 기다려 주세요. 연결되면 결과를 보여 드립니다.',
  /** Without seats. */
  outcome: '추첨 결과',
  lostTitle: '자리가 남지 않았습니다.',
  lostHint: '신청하신 분이 남은자리보다 많았습니다. 예약되지 않았으니 입금하지 말아 주세요.',
} as const;
