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

/** For visitors: the passenger list of one booking. */
export const manifest = {
  title: '승선자명부',
  lead: '배에 타시는 분 모두의 명부를 출항 전에 적습니다.',
  /** `12월 5일(토) 새벽호` */
  trip: (day: string, store: string) => `${day} ${store}`,
  loadFailed: '승선자명부를 불러오지 못했습니다.',

  /** `4명 중 1명 작성` */
  written: (people: string, written: string) => `${people} 중 ${written} 작성`,
  complete: '모두 썼습니다.',
  /** `12월 5일 오전 5시` */
  departure: (day: string, clock: string) => `${day} ${clock}`,
  closes: (departure: string) => `출항(${departure}) 전까지 고칠 수 있습니다.`,
  closesWithTheDay: (day: string) => `${day}까지 고칠 수 있습니다.`,
  keep: '이 화면의 주소를 받은 사람은 적은 내용을 볼 수 있습니다. 일행에게는 ‘주소 보내기’ 버튼으로 보내 주세요.',
  linkIs: '주소를 받은 분은 자기 것만 쓰고, 다른 분이 쓴 것은 보지 못합니다.',

  rows: '승선자',
  unwritten: '아직 쓰지 않음',
  /** The companion has an address, and the row is unwritten. */
  sent: '주소를 보냄',
  by: { BOOKER: '예약자가 적음', SELF: '본인이 적음', OPERATOR: '선장이 적음' },
  /** Names of a row and of its buttons, by its number or its person's name. */
  row: (number: number) => `${number}번`,
  ofRow: (row: string, action: string) => `${row} ${action}`,
  form: (number: number) => `${number}번 승선자`,
  write: '쓰기',
  edit: '고치기',
  send: '주소 보내기',
  sendAgain: '다시 보내기',
  remove: '빼기',
  submit: '저장하기',
  submitting: '저장하는 중입니다',
  saved: '저장되었습니다.',
  saveAgain: '다시 누르셔도 한 번만 저장됩니다.',

  confirmRemove: (name: string) => `${name}님을 명부에서 빼시겠습니까?`,
  removeText: '적은 내용을 바로 지웁니다. 다른 분을 그 자리에 적을 수 있고, 예약 인원은 그대로입니다.',
  goBack: '돌아가기',
  removed: '명부에서 뺐습니다.',

  /** In the share sheet; passed on with the address. */
  shared: (trip: string) => `${trip} 승선자명부입니다. 눌러서 본인 것을 적어 주세요.`,
  copied: '주소를 복사했습니다. 그 한 분께만 보내 주세요.',
  pressAgain: '주소를 만들었습니다. 한 번 더 눌러 보내 주세요.',

  /** Another person saved first; `name` is the name on the row. */
  first: {
    BOOKER: (name: string) => `다른 화면에서 먼저 ${name}님을 적었습니다. 이 내용으로 바꾸시려면 다시 눌러 주세요.`,
    SELF: (name: string) => `${name}님이 먼저 적으셨습니다. 이 내용으로 바꾸시려면 다시 눌러 주세요.`,
    OPERATOR: (name: string) => `선장이 먼저 ${name}님을 적었습니다. 이 내용으로 바꾸시려면 다시 눌러 주세요.`,
  },
  firstRemoved: '그사이 이 자리의 내용이 지워졌습니다. 저장하시려면 다시 눌러 주세요.',

  /** For the companion. */
  own: {
    form: '본인 정보',
    lead: '본인 것만 적는 화면입니다. 예약하신 분께는 이름만 보입니다.',
    written: (name: string) => `${name}님을 명부에 적었습니다.`,
  },

  /** The people that this browser remembers from an earlier trip. */
  again: {
    title: '지난번과 같게',
    remember: '이 브라우저에 기억합니다',
    rememberHint: '여럿이 쓰는 기기라면 선택하지 않는 것이 안전합니다.',
    forget: '기억한 내용 지우기',
    forgotten: '이 브라우저에 기억한 내용을 지웠습니다.',
  },
} as const;
