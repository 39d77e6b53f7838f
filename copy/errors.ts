import type { ClosedDayCode } from './closedDay';
import { format } from './format';
import { offer } from './waiting';
import { LOGO } from '#contract/config/logo.rules';
import type { ErrorCode } from '#contract/errors';

/** Messages with a number: SEATS_GONE and the locks. closedDay.ts has those of a day that cannot be booked. */
export const errorText: Record<
  Exclude<
    ErrorCode,
    'SEATS_GONE' | 'SUM_CHANGED' | 'NOT_YET_OPEN' | 'SIGNIN_LOCKED' | 'OTP_LOCKED' | 'LOOKUP_LOCKED' | ClosedDayCode
  >,
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
  DAY_BOOKED: '예약이 있는 날은 독선으로 받을 수 없습니다. 다른 날짜를 선택하거나 있는 예약을 먼저 취소해 주세요.',
  PRICE_CHANGED: '선비나 예약금이 바뀌었습니다. 금액을 확인하고 다시 동의해 주세요.',
  CONFLICT: '다른 곳에서 먼저 변경되었습니다. 다시 확인해 주세요.',
  DEMO_BOOKED: '체험용이 아닌 예약이나 대기가 있어 지우지 않았습니다. 시험 삼아 넣은 것이면 먼저 삭제해 주세요.',
  EARLIER_BOOKING: '먼저 보내신 신청이 이미 예약되었습니다. 바꾸시려면 전화로 문의해 주세요.',
  EARLIER_POST:
    '이 조황은 고치기 전의 내용으로 이미 올라가 있습니다. 올린 조황에서 고치거나, 다시 올리면 새 조황이 됩니다.',
  ALREADY_ENTERED:
    '이 번호로 이미 신청하셨습니다. 추첨 결과는 처음 신청하신 화면에 나옵니다. 못 보셨으면 전화해 주세요.',
  NOT_DRAWN: '추첨을 기다리는 신청이 없습니다. 예약 상태를 확인하고 다시 신청해 주세요.',
  DUPLICATE_BOOKING: '같은 날짜에 같은 번호로 예약한 내역이 있습니다. 먼저 하신 예약을 확인해 주세요.',
  PAYLOAD_TOO_LARGE: '보낸 내용이 너무 큽니다. 줄여서 다시 시도해 주세요.',
  ADDRESS_TOO_LONG: '주소가 너무 깁니다. 주소를 확인해 주세요.',
  UNSUPPORTED_MEDIA_TYPE: '지원하지 않는 형식입니다. 새로고침한 뒤 다시 시도해 주세요.',
  TOO_MANY_REQUESTS: '이용이 한꺼번에 몰렸습니다. 잠시 후 다시 시도해 주세요.',
  FIND_OFF: '인터넷으로는 예약을 확인할 수 없습니다. 전화로 문의해 주세요.',
  BOOKING_NOT_FOUND: '예약번호 또는 비밀번호가 일치하지 않습니다.',
  ALREADY_CANCELLED: '이미 취소된 예약입니다.',
  NO_LATER_DEADLINE: '입금기한이 이미 예약 마감이나 출항 시각이라 더 연장할 수 없습니다. 전화로 확인해 주세요.',
  UNPAY_REFUND_OPEN:
    '이 입금에서 돌려줄 돈을 정해 두어 입금확인을 되돌릴 수 없습니다. 인원이나 날짜를 입금을 확인한 때로 되돌린 뒤 다시 시도해 주세요.',
  UNPAY_REFUNDED:
    '이미 환불한 입금은 확인을 되돌릴 수 없습니다. 환불하지 않았으면 환불 완료부터 되돌리고, 받은 돈이 다르면 예약을 취소하고 새로 넣어 주세요.',
  UNPAY_OLDER:
    '마지막으로 확인한 입금은 이미 되돌렸습니다. 그 전의 입금도 받지 않았으면 예약을 취소하고 새로 넣어 주세요.',
  NO_DEPOSIT_DUE: '입금을 기다리는 예약이 아닙니다. 예약 상태를 다시 확인해 주세요.',
  TRIP_DEPARTED: '출조가 끝난 예약은 취소할 수 없습니다.',
  ABOARD: '승선하신 예약은 취소할 수 없습니다. 전화로 문의해 주세요.',
  DAY_OVER: '지난 출조일에는 예약을 넣을 수 없습니다. 날짜를 확인해 주세요.',
  SAME_DAY: '이미 그 날의 예약입니다. 다른 날짜를 선택해 주세요.',
  RESTORE_TOO_LATE: '운항취소를 되돌릴 수 있는 10분이 지났습니다. 상태를 바꾸고 예약자에게 전화해 주세요.',
  WAITING_OFF: '대기 신청을 받지 않습니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.',
  ALREADY_WAITING: '이 번호로 이미 대기 신청하셨습니다. 자리가 나면 문자로 알려 드립니다.',
  WAITING_NOT_FOUND: '이 날의 대기 신청을 찾지 못했습니다. 휴대폰 번호와 비밀번호를 다시 확인해 주세요.',
  SEATS_FREE: '남은자리가 있어 지금은 대기 신청을 받지 않습니다. 남은자리까지는 바로 예약하실 수 있습니다.',
  OFFER_NOT_FOUND: offer.unknown,
  OFFER_ACCEPTED: '이미 예약하신 자리입니다. 예약번호는 문자로 보내 드렸습니다.',
  MANIFEST_OFF: '승선자명부를 인터넷으로 받지 않습니다. 배에서 적어 주세요.',
  MANIFEST_NOT_FOUND:
    '이 주소로는 승선자명부를 쓸 수 없습니다. 예약이 취소되었거나 주소가 바뀌었습니다. 예약하신 분께 확인해 주세요.',
  MANIFEST_CLOSED: '출항한 뒤에는 승선자명부를 고칠 수 없습니다. 바뀐 내용은 선장에게 말씀해 주세요.',
  MANIFEST_FULL: '예약하신 인원을 모두 적었습니다. 한 분을 빼거나 전화로 인원을 바꿔 주세요.',
  OFFER_OVER: '안내해 드린 자리의 기한이 끝났습니다. 다시 대기하시거나 전화로 문의해 주세요.',
  PHONE_UNPAID: '입금하지 않은 예약이 많아 더 예약할 수 없습니다. 먼저 입금하시거나 전화해 주세요.',
  PHONE_TOO_OFTEN: '이 번호로 짧은 시간에 여러 번 예약하셨습니다. 전화로 문의해 주세요.',
  ADDRESS_SEATS: '예약이 한꺼번에 몰리고 있습니다. 1분 뒤에 다시 시도하거나 전화로 문의해 주세요.',
  IMAGE_UNREADABLE: '이미지를 읽을 수 없습니다. PNG 또는 JPEG 파일을 선택해 주세요.',
  FILE_TOO_LARGE: `파일이 너무 큽니다. ${LOGO.maxMegabytes}MB 이하의 파일을 선택해 주세요.`,
  REQUEST_REFUSED: '처리할 수 없는 요청입니다. 새로고침한 뒤 다시 시도해 주세요.',
  UNAVAILABLE: '지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  INTERNAL: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
};

export const seatsGoneText = (left: number): string =>
  left > 0
    ? `남은자리가 부족합니다. 현재 ${left}명까지 예약할 수 있습니다.`
    : '남은자리가 없습니다. 다른 날짜를 선택해 주세요.';
/** The screen showed another amount to pay or to refund. */
export const sumChangedText = (money: string): string =>
  `그사이 금액이 ${money}으로 바뀌었습니다. 확인하고 다시 시도해 주세요.`;
/** `opensAt` is an ISO instant. */
export const notYetOpenText = (opensAt: string): string =>
  `${format.spokenInstant(opensAt)}부터 예약할 수 있습니다. 그때 다시 예약해 주세요.`;
export const signinLockedText = (minutes: number): string =>
  `여러 번 잘못 입력하여 ${minutes}분 동안 로그인할 수 없습니다.`;

export const otpLockedText = (minutes: number): string =>
  `인증 코드를 여러 번 잘못 입력하여 ${minutes}분 동안 확인할 수 없습니다.`;

export const lookupLockedText = (minutes: number): string =>
  `여러 번 잘못 입력하여 ${minutes}분 동안 조회할 수 없습니다.`;
