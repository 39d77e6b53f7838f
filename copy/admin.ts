import { josa } from 'es-hangul';
import type { DayState } from '#contract/day/day.schema';
import { grouped } from '#contract/text.rules';

export const admin = {
  title: '관리',
  nav: { label: '관리 메뉴', home: '관리 홈', days: '예약일정', add: '전화 예약', guests: '예약자', settings: '설정' },
  /** Next to a count in large digits: `42건`. */
  casesUnit: '건',
  /** For screen readers: `입금대기 9건 보기`. */
  countLink: (label: string, count: number) => `${label} ${grouped(count)}건 보기`,
  counts: { total: '전체', today: '오늘 출조', unpaid: '입금대기', paid: '입금완료' },
  trips: {
    today: { title: '오늘', none: '오늘은 출조가 없습니다.' },
    tomorrow: { title: '내일', none: '내일은 출조가 없습니다.' },
    later: '다음 출조',
    /** The passengers of the trip. */
    list: '명단',
  },
  manage: '관리',
  /** States that only the operator sees, as short as the others: before the opening, and after the date. */
  states: { OPENS_LATER: '시작 전', PAST: '지난 날' },
  onlyBooked: '예약 있는 날만 보기',
  showAllDays: '모든 날 보기',
  /** Collapsed by default. */
  pastDays: (count: number) => `지난 ${count}일 보기`,
  hidePast: '지난 날 접기',
  noBookedDays: '예약이 있는 날이 없습니다.',
  noDays: '등록된 출조일이 없습니다.',
  noDaysHint: '일괄 변경에서 기간을 정해 한 번에 만들 수 있습니다.',
  noDaysAhead: '오늘부터 말일까지 등록된 출조일이 없습니다.',
  bookedOf: (booked: number, total: number) => `${booked}/${total}명`,
  /** Per person; each on its own line if there is no space for both. */
  prices: (deposit: number, fee: number) => [`예약금 ${deposit}만원`, `선비 ${fee}만원`],
  day: {
    bookings: '예약 건수',
    state: '상태',
    fish: '어종',
    seats: '예약인원/정원',
    depositTotal: '예약금(총액)',
    /** Paid and still due. */
    depositSplit: (paid: string, due: string) => `입금 ${paid} · 미입금 ${due}`,
    changeState: '상태 변경',
    /** Buttons: `예약마감으로 변경`. Each label has its particle 로/으로. */
    changeTo: {
      OPEN: '예약중으로 변경',
      COMPLETE: '예약마감으로 변경',
      CLOSE: '예약불가로 변경',
      CANCEL: '운항취소로 변경',
    } satisfies Record<DayState, string>,
    perPerson: '1인 예약금/선비',
    perPersonValue: (deposit: number, fee: number) => `${deposit}만원 / ${fee}만원`,
    paidSeats: (people: string) => `입금완료 ${people}`,
    unpaidSeats: (people: string) => `입금대기 ${people}`,
    memo: '메모(50자 이내)',
    memoShort: '메모',
    memoPublic: '예약중에도 방문자에게 보이기',
    times: '시간',
    save: '저장',
    saving: '저장하는 중입니다',
    memoFailed: '실패했습니다. 메모를 저장하지 못했습니다.',
    /** The server's reason follows the word of the failure (specification 8). */
    memoRefused: (reason: string) => `실패했습니다. ${reason}`,
    stateConfirm: (label: string, particle: string) => `상태를 '${label}'${particle} 변경하시겠습니까?`,
    /** For visitors and for guests. */
    stateFollows: {
      OPEN: '방문자가 예약할 수 있습니다. 남은자리가 없으면 예약마감으로 남습니다.',
      COMPLETE: '방문자의 새 예약을 받지 않습니다. 이미 받은 예약은 그대로 남습니다.',
      CLOSE: '방문자의 새 예약을 받지 않습니다. 이미 받은 예약은 그대로 남습니다.',
      CANCEL: '운항하지 않는다고 방문자에게 표시합니다. 예약은 목록에 남습니다. 입금하신 분께 전액 환불해 주세요.',
    } satisfies Record<DayState, string>,
    noGuestsAffected: '예약이 없습니다.',
    paidOf: (cases: string) => `그중 입금완료는 ${cases}입니다.`,
    stateAction: '변경하기',
    cancelTrip: '운항 취소하기',
    goBack: '돌아가기',
    guestsAffected: (cases: string, people: string) => `예약 ${cases}(${people})이 있습니다.`,
    changed: '변경되었습니다.',
    reopened: '자리가 생겨 예약중으로 변경되었습니다.',
    stillFull: '남은자리가 없어 예약마감 상태입니다.',
    notFound: '이 날짜에는 출조일이 없습니다.',
    loadFailed: '예약일정을 불러오지 못했습니다.',
  },
} as const;

/** `상태를 '예약마감'으로 변경하시겠습니까?`: the particle depends on the label's final consonant. */
export const stateConfirmTitle = (label: string): string => admin.day.stateConfirm(label, josa.pick(label, '으로/로'));
