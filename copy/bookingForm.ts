import { format } from './format';

export const bookingForm = {
  name: '예약자',
  nameHint: '입금하실 때 쓸 이름과 같게 적어 주세요.',
  tel: '휴대폰 번호',
  telHint: '010 다음의 숫자 8자리를 입력해 주세요.',
  password: '비밀번호',
  passwordHint: '예약 확인과 취소에 사용합니다. (4~10자)',
  headcount: '인원',
  headcountReduced: (n: number) => `남은자리가 줄어 인원을 ${n}명으로 변경했습니다.`,
  termsChanged: '출조 시각이나 환불 안내가 바뀌었습니다. 내용을 확인하고 다시 동의해 주세요.',
  consent: '위 내용을 확인했으며 이에 동의합니다.',
  submit: (people: string) => `${people} 예약하기`,
  submitting: '예약하는 중입니다',
  notYet: '예약 시작 전',
  opensIn: (left: string) => `${left} 뒤 시작`,
  fillAhead: '미리 적어 두시면 시작하자마자 예약하기를 누를 수 있습니다.',
  opened: '예약이 시작되었습니다.',
  bookNow: '아래의 예약하기를 눌러 주세요.',
  lookUp: '예약 확인하기',
  /** A booking is valid but probably unintended. */
  doubt: {
    shortPhone: {
      title: '휴대폰 번호가 맞습니까?',
      text: '한 자리가 빠진 것 같습니다.',
      confirm: '이 번호가 맞습니다',
      goBack: '번호 고치기',
    },
    duplicate: {
      title: '한 번 더 예약하시겠습니까?',
      text: '같은 날짜에 같은 번호로 예약한 내역이 있습니다.',
      confirm: '한 번 더 예약하기',
      goBack: '돌아가기',
    },
  },
} as const;

interface Prices {
  price: number;
  reservePrice: number;
}

/** Prices per person in 10,000 won, which differ from the agreed ones. */
export const pricesChangedText = (before: Prices, now: Prices): string => {
  const changeOf = (what: string, from: number, to: number): string[] =>
    from === to ? [] : [`${what} 1인 ${format.money(from)}에서 ${format.money(to)}으로`];
  const changes = [
    ...changeOf('선비가', before.price, now.price),
    ...changeOf('예약금이', before.reservePrice, now.reservePrice),
  ];
  return `${changes.join(', ')} 바뀌었습니다. 금액을 확인하고 다시 동의해 주세요.`;
};
