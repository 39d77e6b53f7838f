/**
 * The law requires fishing boats to record the data of the blank columns; they are filled in by hand on the printed
 * list.
 */
export const passengers = {
  title: '승선자 명단',
  print: '인쇄',
  date: '출조일',
  tide: '물때',
  fish: '어종',
  seats: '예약인원/정원',
  columns: {
    number: '번호',
    name: '이름',
    phone: '연락처',
    people: '인원',
    payment: '입금',
    memo: '메모',
    birth: '생년월일',
    sex: '성별',
    address: '주소',
    emergency: '비상연락처',
    signature: '서명',
  },
  note: '예약자 아래의 빈 칸은 동승자가 직접 적습니다. 사이트의 개인정보는 출조일 3일 후 삭제됩니다.',
  captain: '선장 확인',
} as const;
