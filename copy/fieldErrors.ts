import { josa } from 'es-hangul';
import { format } from './format';
import { CATCH } from '#contract/catch/catch.rules';
import type { FieldCode, FieldProblem } from '#contract/errors';
import type { INFO_MAX } from '#contract/text.rules';

/** As part of a sentence. */
const FIELD_LABELS: Record<string, string> & Record<keyof typeof INFO_MAX, string> = {
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
  payer: '입금자명',
  claimed: '입금 여부',
  dayId: '옮길 날짜',
  text: '안내 내용',
  story: '조황 글',
  caption: '사진 설명',
  pictures: '사진',
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
  departAt: '출항 시각',
  returnAt: '귀항 시각',
  meetAt: '집합 시각',
  useWaiting: '대기 신청',
  holdMinutes: '자리를 잡아 두는 시간',
  fairStart: '추첨할 신청을 모으는 시간',
  useManifest: '승선자명부',
  sex: '성별',
  birth: '생년월일',
  phone: '연락처',
  emergency: '비상연락처',
  place: '순서',
  payHours: '입금기한',
  payHoursSoon: '출조가 가까울 때 입금기한',
  autoCancel: '기한이 지난 예약 자동 취소',
  payRest: '나머지 선비 안내',
  payBack: '환불 안내',
  minCount: '최소 인원',
  memoPublic: '메모 공개',
  opensAt: '예약 시작',
  confirmed: '출항확정',
  newPassword: '새 비밀번호',
  otp: '인증 코드',
  recoveryCode: '복구 코드',
  newPasswordConfirm: '새 비밀번호 확인',
};
/** The store's fields with the same name as a guest's. */
const STORE_LABELS: Record<string, string> = { name: '상호', tel: '전화번호' };
/** A person's on the passenger list. */
const PERSON_LABELS: Record<string, string> = { name: '이름', address: '주소' };
const lookUp = (labels: Record<string, string>, field: string): string | undefined =>
  Object.hasOwn(labels, field) ? labels[field] : undefined;
const labelOf = ({ field, subject }: Pick<FieldProblem, 'field' | 'subject'>): string =>
  (subject && lookUp(subject === 'store' ? STORE_LABELS : PERSON_LABELS, field)) ??
  lookUp(FIELD_LABELS, field) ??
  '입력값';

const fixed: Partial<Record<FieldCode, string>> = {
  NAME_REQUIRED: '예약자 이름을 입력해 주세요.',
  PHONE_REQUIRED: '휴대폰 번호를 입력해 주세요.',
  PHONE_INVALID: '올바른 휴대폰 번호를 입력해 주세요.',
  BOOKING_PASSWORD_REQUIRED: '비밀번호를 4자 이상 등록해 주세요.',
  CONSENT_REQUIRED: '예약 전 확인 사항을 확인하고 동의해 주세요.',
  WAITING_CONSENT_REQUIRED: '자리 안내에 동의해 주세요.',
  USERID_REQUIRED: '아이디를 입력해 주세요.',
  PASSWORD_REQUIRED: '비밀번호를 입력해 주세요.',
  HEADCOUNT_INVALID: '인원을 1명 이상 선택해 주세요.',
  DATE_INVALID: '올바른 날짜를 입력해 주세요.',
  BOOKING_NUMBER_REQUIRED: '예약번호를 입력해 주세요.',
  DEPOSIT_ABOVE_FARE: '예약금은 선비보다 많을 수 없습니다. 1인 금액을 확인해 주세요.',
  DAY_REQUIRED: '옮길 날짜를 선택해 주세요.',
  RANGE_BACKWARD: '종료일을 시작일 이후로 선택해 주세요.',
  OPENING_INVALID: '예약 시작을 날짜와 함께 30분 단위로 입력해 주세요.',
  HOUR_INVALID: '당일 예약 마감 시각을 0시에서 23시 사이로 입력해 주세요.',
  HOLD_MINUTES_INVALID: '자리를 잡아 두는 시간을 10분에서 1440분 사이로 입력해 주세요.',
  FAIR_START_INVALID: '추첨할 신청을 모으는 시간을 0초에서 30초 사이로 입력해 주세요.',
  PAY_HOURS_INVALID: '입금기한을 1시간에서 240시간 사이로 입력해 주세요.',
  MONTHS_INVALID: '예약 가능 개월을 2개월에서 6개월 사이로 선택해 주세요.',
  CURRENT_PASSWORD_WRONG: '현재 비밀번호가 일치하지 않습니다.',
  OTP_WRONG: '인증 코드가 일치하지 않습니다. 앱에 지금 보이는 코드를 입력해 주세요.',
  FILE_REQUIRED: '로고 파일을 선택해 주세요.',
  FILE_SINGLE: '로고 파일을 하나만 선택해 주세요.',
  TRIP_AHEAD: '오늘이나 지난 출조일을 선택해 주세요.',
  CATCH_EMPTY: '글이나 사진을 추가해 주세요.',
  PICTURES_TOO_MANY: `사진을 ${CATCH.picturesMax}장 이하로 선택해 주세요.`,
  PICTURE_GONE: '서버에 없는 사진이 있습니다. 그 사진을 지우고 다시 추가해 주세요.',
  NEW_PASSWORD_LENGTH: '새 비밀번호를 8자 이상 20자 이하로 입력해 주세요.',
  NEW_PASSWORD_SAME: '현재와 다른 비밀번호를 입력해 주세요.',
  NEW_PASSWORD_MISMATCH: '새 비밀번호가 서로 일치하지 않습니다.',
  PERSON_NAME_REQUIRED: '이름을 두 글자 이상 입력해 주세요.',
  SEX_REQUIRED: '성별을 선택해 주세요.',
  BIRTH_INVALID: '생년월일을 숫자 8자리(예: 19650312)로 입력해 주세요.',
  BIRTH_UNREAL: '없는 생년월일입니다. 태어난 해와 달, 날을 다시 확인해 주세요.',
  PERSON_ADDRESS_REQUIRED: '주소를 시·군·구까지 입력해 주세요.',
  PERSON_PHONE_INVALID: '휴대폰 번호를 입력해 주세요. 없으면 보호자 번호를 입력해 주세요.',
  EMERGENCY_INVALID: '비상연락처를 전화번호로 입력해 주세요.',
  EMERGENCY_SAME: '휴대폰 번호와 같습니다. 배에 타지 않는 분의 번호를 입력해 주세요.',
};

/** Particles depend on the final consonant. */
export const fieldText = (problem: FieldProblem): string => {
  const { code, max, date, count, label = labelOf(problem) } = problem;
  if (code === 'HEADCOUNT_INVALID' && max !== undefined) return `인원을 1명에서 ${max}명 사이로 선택해 주세요.`;
  const text = fixed[code];
  if (text) return text;
  if (code === 'TOO_LONG') return `${josa(label, '은/는')} ${max}자 이하로 입력해 주세요.`;
  if (code === 'CHARACTER_INVALID') return `${label}에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.`;
  if (code === 'RANGE_TOO_LONG') return `기간을 ${max}일 이하로 선택해 주세요.`;
  if (code === 'NUMBER_INVALID') return `${josa(label, '은/는')} 0에서 ${max} 사이의 정수로 입력해 주세요.`;
  const day = date ? format.longDate(date) : '';
  if (code === 'OPENING_AFTER_TRIP') return `예약 시작은 출항일인 ${day}까지로 입력해 주세요.`;
  if (code === 'SEATS_TAKEN') return `정원은 예약된 인원보다 적을 수 없습니다. (${day} ${count ?? 0}명)`;
  if (code === 'WEB_ADDRESS_INVALID') return `${josa(label, '을/를')} https://로 시작하는 주소로 입력해 주세요.`;
  if (code === 'VALUE_REQUIRED') return `${josa(label, '을/를')} 입력해 주세요.`;
  return `${josa(label, '을/를')} 올바르게 입력해 주세요.`;
};
