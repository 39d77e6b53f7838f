/** Texts of the API document, for developers. `명세` is the specification's section. */
export const apiDocs = {
  title: '낚싯배 예약 API',
  description:
    '방문자의 예약과 운영자의 관리에 쓰는 호출입니다. 날짜는 YYYY-MM-DD(한국 시각), 시각은 ISO 8601(UTC), 가격은 만원 단위입니다. ' +
    '거절하는 답은 모두 message에 한국어 문장을 싣고, 400은 errors에 항목마다 이유를 싣습니다.',
  bearer: '로그인이 답한 token입니다. 15분 동안 쓸 수 있습니다.',
  ticket: '주소에 싣는 한 번짜리 표입니다. 60초 동안 쓸 수 있습니다.',
  answered: '성공',
  noBody: '본문 없이 답합니다.',
  idempotencyKey:
    '양식마다 한 번 만든 UUID입니다. 같은 값으로 다시 보내면 처음의 답을 다시 받고 두 번 예약되지 않습니다. 같은 값으로 다른 내용을 보내면 409이고, 먼저 한 예약이 booking에 있습니다.',
  refreshTokenSent: '갱신 토큰입니다. 한 번 쓰면 바뀝니다.',
  refreshTokenAnswered: '다음에 쓸 갱신 토큰입니다.',
  retryAfter: '다시 시도할 수 있을 때까지의 초입니다.',
  file: 'PNG 또는 JPEG 파일 하나입니다. 5MB까지 받습니다.',
  twin: '같은 주소의 GET과 같은 일을 합니다.',
  section: (sections: string): string => `명세 ${sections}`,
  tags: {
    config: '가게 설정',
    reserve: '출조일',
    guest: '방문자의 예약',
    auth: '로그인',
    manageReserve: '관리: 출조일',
    manageGuest: '관리: 예약자',
    manageConfig: '관리: 설정',
    manageWatch: '관리: 이력과 알림',
  },
} as const;

/** Title and notes of each call, beyond its fields. */
export const callDocs = {
  configInfo: ['가게 정보', '저장한 적이 없는 값은 비어 있습니다. logo는 로고의 주소입니다. ETag가 있습니다.'],
  configLogic: ['운영정책', '저장한 적이 없는 값은 비어 있고, 읽는 쪽이 기본값을 씁니다. ETag가 있습니다.'],
  logo: ['로고', '주소의 v가 지금의 로고이면 오래 간직해도 됩니다.'],
  dayList: ['한 달의 출조일', '그 달의 모든 날을 날짜 순서로 답합니다. ETag가 있습니다.'],
  dayById: ['출조일', '번호로 찾습니다.'],
  dayByDate: ['날짜의 출조일', '날짜로 찾습니다.'],
  calendarFile: ['일정 파일', '휴대폰의 달력에 넣을 수 있는 파일입니다.'],
  createBooking: [
    '예약 신청',
    'id는 출조일의 번호입니다. 예약 확인·취소 기능을 쓸 때만 비밀번호가 필요합니다. 항목의 이유는 양식의 순서대로 답합니다. 자리가 모자라면 남은 수를 seatsLeft로 답합니다.',
  ],
  findBooking: ['예약 조회', '예약번호는 줄표가 있어도 없어도 됩니다. 틀린 번호와 틀린 비밀번호는 똑같이 답합니다.'],
  cancelBooking: ['예약 취소', '출조일이 지나기 전까지 취소할 수 있고 자리는 돌아갑니다.'],
  signin: ['로그인', '없는 아이디와 틀린 비밀번호는 똑같이 답합니다. 여러 번 틀리면 잠깁니다.'],
  reissue: [
    '토큰 갱신',
    '본문은 새 token의 글자 그대로이고, 다음 갱신 토큰은 응답 머리글에 있습니다. 이미 쓴 갱신 토큰을 다시 쓰면 그 로그인이 끝납니다.',
  ],
  me: ['내 정보', '로그인한 사용자입니다.'],
  signout: ['로그아웃', '이 로그인의 모든 토큰이 곧바로 못 쓰게 됩니다.'],
  sseToken: ['사건 흐름의 표', '사건 흐름을 한 번 열 수 있는 표를 답합니다.'],
  events: [
    '사건 흐름',
    '예약과 출조일의 변경을 보내는 server-sent events입니다. 사건의 id는 이력의 번호이고 개인정보가 없습니다. 다시 연결할 때 마지막 번호를 알려 주면 놓친 것부터 보내고, 너무 많이 놓쳤으면 resync 하나를 보냅니다.',
  ],
  updateDayState: [
    '상태 변경',
    '지금의 상태를 답합니다. 자리가 다 찬 날은 OPEN을 청해도 COMPLETE입니다. 보고 있던 상태를 seen으로 함께 보내면, 그사이 달라진 날은 바꾸지 않고 409로 답합니다.',
  ],
  updateDayMemo: [
    '메모 저장',
    '50자까지 저장합니다. 보고 있던 메모를 seen으로 함께 보내면, 그사이 달라진 날은 바꾸지 않고 409로 답합니다.',
  ],
  bulkUpdate: [
    '기간의 일정 변경',
    '없는 날은 만들고 있는 날은 바꿉니다. 만들거나 바꾼 날의 수를 답합니다. 예약된 인원보다 정원이 적은 날이 하나라도 있으면 아무것도 바꾸지 않습니다.',
  ],
  guestList: [
    '예약자 목록',
    'id는 출조일의 번호입니다. date는 all, future, today, past 또는 날짜(그 전에 출조한 예약)입니다. 검색어는 이름, 연락처, 예약번호에서 찾습니다.',
  ],
  guestSummary: ['예약 요약', '오늘부터의 취소되지 않은 예약을 건수로 셉니다.'],
  guest: ['예약', '수정 양식에 필요한 출조일의 값과 최대 인원을 함께 답합니다.'],
  addGuest: [
    '예약 추가',
    '전화로 받은 예약처럼 운영자가 직접 넣는 예약입니다. 운항취소가 아닌 모든 날에, 예약 기간과 상관없이 그날이 끝날 때까지 자리가 있는 만큼 됩니다. paid가 Y이면 예약금을 받은 예약이고, message가 N이면 손님에게 알리지 않습니다.',
  ],
  updateGuest: ['예약 수정', '저장하면 예약 안내 메시지를 다시 보냅니다.'],
  updateGuestMemo: ['예약 메모', '예약의 메모를 50자까지 적습니다. 손님에게 알리지 않습니다.'],
  unpayGuest: ['입금확인 되돌리기', '마지막으로 확인한 입금을 되돌립니다.'],
  completeGuest: ['입금확인', '상태를 바꾸는 조회입니다. 주소창이나 링크로는 부를 수 없습니다.'],
  cancelGuest: ['예약취소', '상태를 바꾸는 조회입니다. 주소창이나 링크로는 부를 수 없습니다. 자리는 돌아갑니다.'],
  deleteGuest: [
    '예약 삭제',
    '상태를 바꾸는 조회입니다. 주소창이나 링크로는 부를 수 없습니다. 취소된 예약만 지우고, 환불할 것이 남았으면 사람을 알 수 없는 환불 금액만 남습니다.',
  ],
  guestCsv: ['예약자 내려받기', '표 계산 프로그램에서 여는 파일입니다.'],
  storeInfo: [
    '가게 정보 저장',
    '보내지 않은 값은 그대로이고 비운 값은 지웁니다. 읽은 version을 함께 보내면 그사이에 바뀌었을 때 거절합니다. 저장된 뒤의 값을 답합니다.',
  ],
  storeLogic: [
    '운영정책 저장',
    '보내지 않은 값은 그대로입니다. 읽은 version을 함께 보내면 그사이에 바뀌었을 때 거절합니다. 저장된 뒤의 값을 답합니다.',
  ],
  storeLogo: ['로고 저장', '내용으로 형식을 알아보고, 촬영 정보를 지워 다시 만들어 저장합니다.'],
  removeLogo: ['로고 삭제', '없는 로고를 지워도 같습니다.'],
  changePassword: ['비밀번호 변경', '이 로그인만 남고 다른 로그인은 끝납니다.'],
  history: ['변경 이력', '누가 무엇을 언제 바꾸었는지 새것부터 답합니다. 개인정보가 없습니다.'],
  messages: ['알림 목록', '보낸 알림과 보낼 알림입니다.'],
  resolveMessage: [
    '알림 처리 완료',
    '멈춘 알림을 운영자가 처리한 것으로 하고 보내지 않습니다. 취소된 예약의 것도 됩니다.',
  ],
  retryMessage: ['알림 다시 보내기', '멈춘 알림을 다시 보냅니다.'],
  attention: ['지금 할 일', '운영자가 오늘 살펴야 하는 것의 수입니다.'],
  refunds: [
    '환불할 예약',
    '취소되었지만 아직 환불하지 않은 예약입니다. 지운 예약(deletedAt)에는 사람과 예약번호가 없습니다.',
  ],
  markRefunded: ['환불 완료', '돌려준 때를 적습니다.'],
  unmarkRefunded: ['환불 완료 되돌리기', '잘못 표시한 환불을 다시 남은 환불로 둡니다.'],
} as const satisfies Record<string, readonly [title: string, text: string]>;
export type DocumentedCall = keyof typeof callDocs;
