import { seoulTime, seoulToday } from '#contract/day/calendar.rules';
import { format } from './format';

/** Also for the passenger lists that a device stores for places without a signal. */
export const boarding = {
  open: '승선 확인',
  title: (day: string) => `${day} 승선 확인`,
  list: '승선자',
  /** `12명 중 9명 승선` */
  aboard: (people: string, aboard: string) => `${people} 중 ${aboard} 승선`,
  /** The people of a party; a person without a name is `3번`. */
  people: '일행',
  place: (place: number) => `${place}번`,
  rest: (people: string) => `아직 ${people}이 승선하지 않았습니다.`,
  everyone: '모두 승선했습니다.',
  boarded: '승선',
  boardedAt: (time: string) => `${time} 승선`,
  called: '통화함',
  calledAt: (time: string) => `${time} 통화`,
  text: '문자',
  empty: '예약자가 없습니다.',
  noTrip: '이 날은 출조일이 아닙니다.',
  notKept: '이 기기에 받아 둔 명단이 없습니다.',
  notKeptHint: '오늘과 다음 두 출조의 명단만 받아 둡니다.',
  loading: '명단을 불러오는 중입니다.',
  loadFailed: '승선 명단을 불러오지 못했습니다.',
  dayPage: '출조일',
} as const;

/** State of the stored lists and offline ticks. */
export const atSea = {
  lost: '오프라인',
  /** `12:46 명단`: when the lists were received. */
  list: (instant: string) => `${instant} 명단`,
  unsent: (cases: string) => `보내지 못한 표시 ${cases}`,
  /** In a private window, or on a full phone. */
  unstored: (cases: string) => `표시 ${cases}은 이 기기에 저장하지 못했습니다. 보낼 때까지 이 화면을 닫지 말아 주세요.`,
  sending: (cases: string) => `표시 ${cases}을 보내는 중입니다.`,
  refused: (cases: string) => `예약이 취소되었거나 지워져 표시 ${cases}을 반영하지 못했습니다. 명단을 확인해 주세요.`,
  erased: (cases: string) => `로그인이 끝나 보내지 못한 표시 ${cases}을 삭제했습니다. 로그인하고 다시 표시해 주세요.`,
  leave: {
    title: '보내지 못한 표시가 있습니다.',
    text: (cases: string) =>
      `지금 로그아웃하면 이 브라우저의 표시 ${cases}이 지워집니다. 연결된 곳에서 로그아웃하면 지워지지 않습니다.`,
    confirm: '지우고 로그아웃',
    cancel: '로그아웃하지 않기',
  },
} as const;

/** `12:46`, with the date on another day. `receivedAt` is an ISO instant. */
export const listAge = (receivedAt: string, now: Date): string => {
  const at = new Date(receivedAt);
  return seoulToday(at) === seoulToday(now) ? seoulTime(at) : format.shortInstant(receivedAt);
};
