export const draw = {
  /** On the form, before and at the opening. */
  rule: (seconds: number) => `시작하고 ${seconds}초 안에 신청하신 분은 모두 같은 기회로 추첨합니다.`,
  /** Shown after the draw to visitors with an open form. */
  over: '추첨이 끝났습니다. 이제 신청하신 순서대로 예약됩니다.',
  /** Before the draw. */
  title: '추첨 중입니다',
  left: (seconds: number) => `${seconds}초`,
  leftHint: '뒤에 결과가 나옵니다.',
  checking: '결과를 확인하고 있습니다.',
  place: (number: number, people: string) => `접수번호 ${number}번 · ${people}`,
  why: '추첨한 순서대로 자리를 드립니다. 접수번호가 빠르다고 먼저는 아닙니다.',
  stay: '화면을 그대로 두고 기다려 주세요. 다시 여셔도 신청은 그대로입니다. 결과를 못 보셨으면 전화해 주세요.',
  cutOff: '연결이 끊겼습니다. 신청은 접수되어 있으니 그대로 기다려 주세요. 연결되면 결과를 보여 드립니다.',
  /** For requests that got no seats. */
  outcome: '추첨 결과',
  lostTitle: '자리가 남지 않았습니다.',
  lostHint: '신청하신 분이 남은자리보다 많았습니다. 예약되지 않았으니 입금하지 말아 주세요.',
} as const;
