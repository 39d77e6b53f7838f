import { josa } from 'es-hangul';
import { format } from './format';
import { LOGO } from '../contract/config/logo.rules';
import type { ErrorCode, FieldCode, FieldProblem } from '../contract/errors';

/** Messages of refused requests. Those of SEATS_GONE and of the locks contain a number. */
export const errorText: Record<
  Exclude<ErrorCode, 'SEATS_GONE' | 'SIGNIN_LOCKED' | 'OTP_LOCKED' | 'LOOKUP_LOCKED'>,
  string
> = {
  VALIDATION: '입력한 내용을 확인해 주세요.',
  UNAUTHENTICATED: '로그인이 필요합니다.',
  TOKEN_EXPIRED: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
  SIGNIN_FAILED: '아이디 또는 비밀번호가 일치하지 않습니다.',
  OTP_REQUIRED: '인증 코드를 입력해 주세요.',
  OTP_WRONG: '인증 코드가 일치하지 않습니다. 앱에 지금 보이는 코드를 입력해 주세요.',
  FORBIDDEN: '권한이 없습니다.',
  NOT_FOUND: '내용을 찾을 수 없습니다.',
  DAY_CLOSED: '예약이 마감되었습니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.',
  DAY_CANCELLED: '운항이 취소되어 예약할 수 없습니다. 다른 날짜를 선택해 주세요.',
  DAY_CHARTERED: '독선으로 예약된 날이라 다른 예약을 받을 수 없습니다. 다른 날짜를 선택해 주세요.',
  DAY_BOOKED: '예약이 있는 날은 독선으로 받을 수 없습니다. 다른 날짜를 선택하거나 있는 예약을 먼저 취소해 주세요.',
  NOT_BOOKING_PERIOD: '예약 기간이 아닙니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.',
  BOOKING_TIME_PASSED: '예약 시간이 지났습니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.',
  CONFLICT: '다른 곳에서 먼저 변경되었습니다. 다시 확인해 주세요.',
  EARLIER_BOOKING: '먼저 보내신 신청이 이미 예약되었습니다. 바꾸시려면 전화로 문의해 주세요.',
  DUPLICATE_BOOKING: '같은 날짜에 같은 번호로 예약한 내역이 있습니다.',
  PAYLOAD_TOO_LARGE: '보낸 내용이 너무 큽니다. 줄여서 다시 시도해 주세요.',
  ADDRESS_TOO_LONG: '주소가 너무 깁니다. 주소를 확인해 주세요.',
  UNSUPPORTED_MEDIA_TYPE: '지원하지 않는 형식입니다.',
  TOO_MANY_REQUESTS: '이용이 한꺼번에 몰렸습니다. 잠시 후 다시 시도해 주세요.',
  FIND_OFF: '인터넷으로는 예약을 확인할 수 없습니다. 전화로 문의해 주세요.',
  BOOKING_NOT_FOUND: '예약번호 또는 비밀번호가 일치하지 않습니다.',
  ALREADY_CANCELLED: '이미 취소된 예약입니다.',
  TRIP_DEPARTED: '출조가 끝난 예약은 취소할 수 없습니다.',
  DAY_OVER: '지난 출조일에는 예약을 넣을 수 없습니다. 날짜를 확인해 주세요.',
  SAME_DAY: '이미 그 날의 예약입니다. 다른 날짜를 선택해 주세요.',
  PHONE_UNPAID: '이 번호로 입금하지 않은 예약이 많아 더 예약할 수 없습니다. 전화로 문의해 주세요.',
  PHONE_TOO_OFTEN: '이 번호로 짧은 시간에 여러 번 예약하셨습니다. 전화로 문의해 주세요.',
  ADDRESS_SEATS: '예약이 한꺼번에 몰리고 있습니다. 1분 뒤에 다시 시도하거나 전화로 문의해 주세요.',
  IMAGE_UNREADABLE: '이미지를 읽을 수 없습니다. PNG 또는 JPEG 파일을 선택해 주세요.',
  FILE_TOO_LARGE: `파일이 너무 큽니다. ${LOGO.maxMegabytes}MB 이하의 파일을 선택해 주세요.`,
  REQUEST_REFUSED: '처리할 수 없는 요청입니다. 새로고침한 뒤 다시 시도해 주세요.',
  UNAVAILABLE: '지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  INTERNAL: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
};

/** Names of the fields, for use in sentences. */
const FIELD_LABELS: Record<string, string> = {
  id: '번호',
  name: '예약자 이름',
  tel: '휴대폰 번호',
  password: '비밀번호',
  guestCount: '인원',
  userid: '아이디',
  memo: '메모',
  state: '상태',
  date: '날짜',
  year: '연도',
  month: '월',
  page: '쪽 번호',
  keyword: '검색어',
  guestId: '예약번호',
  stdate: '시작일',
  eddate: '종료일',
  fish: '어종',
  totalCount: '정원',
  price: '선비',
  reservePrice: '예약금',
  totalPrice: '총 선비',
  totalReservePrice: '총 예약금',
  charter: '독선',
  dayId: '옮길 날짜',
  desc: '소개',
  owner: '대표자',
  address: '주소',
  bizno: '사업자등록번호',
  bank: '입금 계좌',
  band: '밴드 주소',
  homepage: '홈페이지',
  reserveTime: '당일 예약 마감 시각',
  ktAdmin: '운영자 알림톡',
  useReserveFind: '예약 확인·취소 기능',
  tideTable: '물때',
  newPassword: '새 비밀번호',
  otp: '인증 코드',
  recoveryCode: '복구 코드',
  newPasswordConfirm: '새 비밀번호 확인',
};
/** Fields of the store with the same name as a guest's field. */
const STORE_LABELS: Record<string, string> = { name: '상호', tel: '전화번호' };
const lookUp = (labels: Record<string, string>, field: string): string | undefined =>
  Object.hasOwn(labels, field) ? labels[field] : undefined;
const labelOf = ({ field, subject }: Pick<FieldProblem, 'field' | 'subject'>): string =>
  (subject === 'store' ? lookUp(STORE_LABELS, field) : undefined) ?? lookUp(FIELD_LABELS, field) ?? '입력값';

const fixed: Partial<Record<FieldCode, string>> = {
  NAME_REQUIRED: '예약자 이름을 입력해 주세요.',
  PHONE_REQUIRED: '휴대폰 번호를 입력해 주세요.',
  PHONE_INVALID: '올바른 휴대폰 번호를 입력해 주세요.',
  BOOKING_PASSWORD_REQUIRED: '비밀번호를 4자 이상 등록해 주세요.',
  CONSENT_REQUIRED: '예약 전 확인 사항을 확인하고 동의해 주세요.',
  USERID_REQUIRED: '아이디를 입력해 주세요.',
  PASSWORD_REQUIRED: '비밀번호를 입력해 주세요.',
  HEADCOUNT_INVALID: '인원을 1명 이상 선택해 주세요.',
  DATE_INVALID: '올바른 날짜를 입력해 주세요.',
  BOOKING_NUMBER_REQUIRED: '예약번호를 입력해 주세요.',
  RANGE_BACKWARD: '종료일을 시작일 이후로 선택해 주세요.',
  HOUR_INVALID: '당일 예약 마감 시각을 0시에서 23시 사이로 입력해 주세요.',
  MONTHS_INVALID: '예약 가능 개월을 2개월에서 6개월 사이로 선택해 주세요.',
  CURRENT_PASSWORD_WRONG: '현재 비밀번호가 일치하지 않습니다.',
  OTP_WRONG: '인증 코드가 일치하지 않습니다. 앱에 지금 보이는 코드를 입력해 주세요.',
  FILE_REQUIRED: '로고 파일을 선택해 주세요.',
  FILE_SINGLE: '로고 파일을 하나만 선택해 주세요.',
  NEW_PASSWORD_LENGTH: '새 비밀번호를 8자 이상 20자 이하로 입력해 주세요.',
  NEW_PASSWORD_SAME: '현재와 다른 비밀번호를 입력해 주세요.',
  NEW_PASSWORD_MISMATCH: '새 비밀번호가 서로 일치하지 않습니다.',
};

/** The Korean message for one refused value. Particles depend on the final consonant. */
export const fieldText = (problem: FieldProblem): string => {
  const { code, max, date, count } = problem;
  const label = labelOf(problem);
  if (code === 'HEADCOUNT_INVALID' && max !== undefined) return `인원을 1명에서 ${max}명 사이로 선택해 주세요.`;
  const text = fixed[code];
  if (text) return text;
  if (code === 'TOO_LONG') return `${josa(label, '은/는')} ${max}자 이하로 입력해 주세요.`;
  if (code === 'CHARACTER_INVALID') return `${label}에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.`;
  if (code === 'RANGE_TOO_LONG') return `기간을 ${max}일 이하로 선택해 주세요.`;
  if (code === 'NUMBER_INVALID') return `${josa(label, '은/는')} 0에서 ${max} 사이의 숫자로 입력해 주세요.`;
  if (code === 'SEATS_TAKEN')
    return `정원은 예약된 인원보다 적을 수 없습니다. (${date ? format.longDate(date) : ''} ${count ?? 0}명)`;
  if (code === 'VALUE_REQUIRED') return `${josa(label, '을/를')} 입력해 주세요.`;
  return `${josa(label, '을/를')} 올바르게 입력해 주세요.`;
};

export const seatsGoneText = (left: number): string =>
  left > 0
    ? `남은자리가 부족합니다. 현재 ${left}명까지 예약할 수 있습니다.`
    : '남은자리가 없습니다. 다른 날짜를 선택해 주세요.';
export const signinLockedText = (minutes: number): string =>
  `여러 번 잘못 입력하여 ${minutes}분 동안 로그인할 수 없습니다.`;

export const otpLockedText = (minutes: number): string =>
  `인증 코드를 여러 번 잘못 입력하여 ${minutes}분 동안 확인할 수 없습니다.`;

export const lookupLockedText = (minutes: number): string =>
  `여러 번 잘못 입력하여 ${minutes}분 동안 조회할 수 없습니다.`;
