import type { InfoField } from '../contract/config/config.rules';
import type { TideSetting } from '../contract/day/tide.rules';

/** The operator's settings (specification 2, 5). */
export const settings = {
  title: '설정',
  nav: '설정 메뉴',
  pages: { password: '비밀번호 변경', info: '기본정보', policy: '운영정책', logo: '로고' },
  save: '저장',
  saving: '저장하는 중입니다',
  saved: '저장되었습니다.',
  loadFailed: '설정을 불러오지 못했습니다.',
  /** Another device has saved since the form was opened. */
  changedElsewhere: {
    title: '다른 기기에서 먼저 저장되었습니다.',
    hint: '두 내용을 비교해 주세요. 저장을 다시 누르면 양식에 있는 내용으로 저장됩니다.',
    both: (label: string) => `${label} 비교`,
    stored: '저장된 내용',
    typed: '입력한 내용',
    nothing: '없음',
    take: '저장된 내용으로 바꾸기',
    taken: '저장된 내용과 같습니다.',
  },
  /** `/admin/config/about`, whose content the specification leaves open. */
  about: {
    title: '선박소개 설정',
    empty: '이 화면에는 설정할 내용이 없습니다.',
    hint: '상호와 주소, 전화번호는 기본정보에서 변경해 주세요.',
  },
  info: {
    name: '상호',
    desc: '소개',
    tel: '전화번호',
    owner: '대표자',
    address: '주소',
    bizno: '사업자등록번호',
    bank: '입금 계좌',
    band: '밴드 주소',
    homepage: '홈페이지',
  } satisfies Record<InfoField, string>,
  policy: {
    month: '예약 가능 개월',
    months: (months: number) => `${months}개월`,
    hour: (hour: number) => `${hour}시`,
    monthHint: '이번 달을 포함합니다.',
    reserveTime: '당일 예약 마감 시각',
    reserveTimeHint: '이 시각부터 오늘 출조의 예약을 받지 않습니다. (0~23시)',
    ktAdmin: '운영자 알림톡',
    ktAdminHint: '사용하면 예약이 신청, 수정, 취소될 때마다 알림톡이나 문자로 운영자에게도 알립니다.',
    useReserveFind: '예약 확인·취소 기능',
    useReserveFindHint: '사용하면 방문자가 예약할 때 비밀번호를 등록합니다.',
    tideTable: '물때 표시',
    tideTableHint: '서해는 7물때식, 남해와 동해는 주로 8물때식을 씁니다.',
    tideTables: { '7물때식': '7물때식', '8물때식': '8물때식', OFF: '표시 안 함' } satisfies Record<TideSetting, string>,
    use: { Y: '사용', N: '사용 안 함' },
  },
  password: {
    current: '현재 비밀번호',
    next: '새 비밀번호',
    nextHint: '8자 이상 20자 이하로 입력해 주세요.',
    confirm: '새 비밀번호 확인',
    submit: '변경',
    submitting: '변경하는 중입니다',
    changed: '비밀번호가 변경되었습니다.',
  },
} as const;
