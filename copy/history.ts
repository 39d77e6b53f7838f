import { CHANGED } from '#contract/history/history.rules';
import type { Change, ChangeAction, ChangeActor } from '#contract/history/history.schema';
import { WON } from '#contract/money.rules';
import type { DayState } from '#contract/day/day.schema';
import type { GuestState } from '#contract/booking/guest.schema';
import { aboutForm } from './aboutForm';
import { format } from './format';
import { guestState } from './guestState';
import { dayState } from './reserve';
import { settings } from './settings';

export const changeAction: Record<ChangeAction, string> = {
  BOOKED: '예약 신청',
  EDITED: '예약 수정',
  PAID: '입금 확인',
  UNPAID: '입금 확인 되돌림',
  CLAIMED: '입금했다고 알림',
  UNCLAIMED: '입금했다는 알림 거둠',
  PAYER: '입금자명 변경',
  REMINDED: '입금기한 안내 보냄',
  EXTENDED: '입금기한 연장',
  SHORTENED: '입금기한 당김',
  CANCELLED: '예약 취소',
  MOVED: '일정 옮김',
  RESTORED: '예약 되살림',
  DELETED: '예약 삭제',
  REFUNDED: '환불 완료',
  UNREFUNDED: '환불 완료 되돌림',
  GUEST_MEMO: '예약 메모 변경',
  CALLED: '통화함',
  UNCALLED: '통화함 되돌림',
  BOARDED: '승선 확인',
  UNBOARDED: '승선 확인 되돌림',
  MANIFEST_WRITTEN: '승선자명부 작성',
  MANIFEST_REMOVED: '승선자명부에서 뺌',
  MANIFEST_REMINDED: '승선자명부 안내 보냄',
  DAY_CREATED: '출조일 등록',
  DAY_PLANNED: '일정 변경',
  DAY_STATE: '상태 변경',
  DAY_MEMO: '메모 변경',
  NOTICE_SENT: '안내 보냄',
  TRIP_CANCELLED: '운항취소',
  TRIP_RESTORED: '운항취소 되돌림',
  WAITING_JOINED: '대기 신청',
  WAITING_OFFERED: '대기자에게 자리 안내',
  WAITING_DECLINED: '대기자 사양',
  WAITING_EXPIRED: '자리 안내 기한 지남',
  WAITING_REMOVED: '대기 삭제',
  WAITING_WITHDRAWN: '자리 안내 거둠',
  DRAW_PREPARED: '추첨 확인값 공개',
  DRAWN: '예약 순서 추첨',
  DRAW_WITHDRAWN: '추첨 신청 돌려보냄',
  STORE_INFO: '기본정보 변경',
  STORE_POLICY: '운영정책 변경',
  STORE_LOGO: '로고 변경',
  STORE_CREW: '선장·선원 변경',
  CATCH_POSTED: '조황 올림',
  CATCH_EDITED: '조황 수정',
  CATCH_DELETED: '조황 삭제',
  STORE_ABOUT: '선박소개 변경',
  ABOUT_RESTORED: '선박소개 되돌림',
  PASSWORD: '비밀번호 변경',
  CALENDAR_ON: '달력 주소 만들기',
  CALENDAR_OFF: '달력 주소 끄기',
  SECOND_STEP_ON: '로그인 2단계 확인 켜기',
  SECOND_STEP_OFF: '로그인 2단계 확인 끄기',
  RECOVERY_CODE_USED: '복구 코드 사용',
  MESSAGE_PARKED: '메시지 보내지 못함',
  MESSAGE_RETRIED: '메시지 다시 보내기',
  MESSAGE_HANDLED: '메시지 처리 완료',
  ERASED: '개인정보 삭제',
  DEMO_LEFT: '체험용 자료 지우기',
};

export const changeActor: Record<ChangeActor, string> = { visitor: '방문자', operator: '운영자', system: '자동' };

/** The settings forms lack these. */
const FACTS: Record<string, string> = {
  guestCount: '인원',
  state: '상태',
  phone: '연락처',
  payer: '입금자명',
  payBy: '입금기한',
  paidWon: '입금',
  dueWon: '추가 입금',
  refundRate: '환불률',
  refundWon: '환불 금액',
  date: '출조일',
  fish: '어종',
  totalCount: '정원',
  price: '선비',
  reservePrice: '예약금',
  memo: '메모',
  charter: '이용',
  totalPrice: '총 선비',
  totalReservePrice: '총 예약금',
  departAt: '출항',
  returnAt: '귀항',
  meetAt: '집합',
  memoPublic: '메모 공개',
  minCount: '최소 인원',
  opensAt: '예약 시작',
  confirmed: '출항확정',
  logo: '로고',
  guests: '지운 예약',
  messages: '보내지 않은 메시지',
  notices: '보낸 예약',
  recoveryCodesLeft: '남은 복구 코드',
  waiting: '대기번호',
  commitment: '확인값',
  seed: '추첨값',
  order: '순서',
  entries: '추첨 신청',
  draw: '추첨 접수',
  pictures: '사진',
  story: '조황 글',
  listed: '쓴 사람',
  aboard: '승선',
  crew: '선장·선원',
};
const { policy } = settings;
const ABOUT_ACTIONS: readonly ChangeAction[] = ['STORE_ABOUT', 'ABOUT_RESTORED'];

const labelOf = (action: ChangeAction, fact: string): string => {
  if (fact === 'name') return action === 'STORE_INFO' ? settings.info.name : '이름';
  if (ABOUT_ACTIONS.includes(action) && fact in aboutForm.fields)
    return aboutForm.fields[fact as keyof typeof aboutForm.fields];
  if (fact in settings.info) return settings.info[fact as keyof typeof settings.info];
  const set = fact in policy ? policy[fact as keyof typeof policy] : undefined;
  return typeof set === 'string' ? set : (FACTS[fact] ?? fact);
};

const numberText: Record<string, (value: number) => string> = {
  guestCount: format.people,
  listed: format.people,
  aboard: format.people,
  crew: format.people,
  totalCount: format.people,
  price: format.money,
  reservePrice: format.money,
  totalPrice: format.money,
  totalReservePrice: format.money,
  refundRate: (percent) => `${percent}%`,
  paidWon: (won) => format.won(won / WON),
  dueWon: (won) => format.won(won / WON),
  refundWon: (won) => format.won(won / WON),
  month: policy.months,
  reserveTime: (hour) => `${hour}시`,
  guests: format.cases,
  messages: format.cases,
  notices: format.cases,
  payHours: (hours) => `${hours}시간`,
  payHoursSoon: (hours) => `${hours}시간`,
  recoveryCodesLeft: format.cases,
  waiting: (number) => `${number}번`,
  draw: (number) => `${number}번`,
  entries: format.cases,
  fairStart: (seconds) => `${seconds}초`,
  holdMinutes: (minutes) => `${minutes}분`,
  pictures: (count) => `${count}장`,
  meetAt: (minutes) => `출항 ${minutes}분 전`,
  minCount: (people) => (people === 0 ? '없음' : format.people(people)),
};

const valueText = (action: ChangeAction, fact: string, value: string | number | null): string => {
  if (value === null || value === '') return '없음';
  if (typeof value === 'number') return numberText[fact]?.(value) ?? String(value);
  if (fact === 'state')
    return action.startsWith('DAY_') ? dayState.label[value as DayState] : guestState[value as GuestState];
  if (fact === 'charter') return dayState.charter;
  if (fact === 'date') return format.longDate(value);
  if (fact === 'payBy' || fact === 'opensAt') return format.shortInstant(value);
  if (fact === 'ktAdmin' || fact === 'useReserveFind' || fact === 'useWaiting' || fact === 'autoCancel')
    return policy.use[value === 'Y' ? 'Y' : 'N'];
  if (fact === 'memoPublic' || fact === 'confirmed') return value === 'Y' ? '예' : '아니요';
  if (fact === 'departAt' || fact === 'returnAt') return format.clock(value);
  if (fact === 'tideTable') return policy.tideTables[value as keyof typeof policy.tideTables];
  return value;
};

/** `인원 2명 → 3명`, `이름 변경`. */
export const changeLines = ({ action, before, after }: Pick<Change, 'action' | 'before' | 'after'>): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((fact) => {
    const label = labelOf(action, fact);
    const was = before?.[fact];
    const is = after?.[fact];
    if (is === CHANGED) return `${label} 변경`;
    const texts = [was, is].filter((value) => value !== undefined).map((value) => valueText(action, fact, value));
    return `${label} ${texts.join(' → ')}`;
  });

export const history = {
  title: '변경 기록',
  empty: '변경 기록이 없습니다.',
  loadFailed: '변경 기록을 불러오지 못했습니다.',
} as const;
