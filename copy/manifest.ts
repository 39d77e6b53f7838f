/** One person on the passenger list, for visitors and the operator. */
export const person = {
  name: '이름',
  sex: '성별',
  sexes: { M: '남', F: '여' },
  birth: '생년월일',
  birthHint: '숫자 8자리로 적어 주세요. (예: 19650312)',
  address: '주소',
  addressHint: '시·군·구까지만 적어도 됩니다.',
  phone: '휴대폰 번호',
  phoneHint: '전화가 없는 아이는 보호자 번호를 적어 주세요.',
  emergency: '비상연락처',
  emergencyHint: '배에 타지 않는 분의 번호를 적어 주세요.',
  close: '닫기',
} as const;
