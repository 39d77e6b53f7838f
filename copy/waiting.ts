import type { WaitingState } from '#contract/waiting/waiting.schema';

/** For visitors. */
export const waiting = {
  title: '대기 신청',
  lead: '자리가 나면 신청하신 순서대로 문자로 알려 드립니다.',
  /** `hold`: how long the seats are held, from the policy. */
  how: (hold: string) =>
    `문자를 받으신 뒤 ${hold} 안에, 밤 시간은 빼고, 문자 속 주소를 눌러 예약해 주세요. 지나면 다음 분께 넘어갑니다.`,
  /** `60분`, `24시간` */
  hold: (minutes: number) => (minutes > 60 && minutes % 60 === 0 ? `${minutes / 60}시간` : `${minutes}분`),
  consent: '자리 안내에 이름과 연락처를 사용하는 것에 동의합니다. 출조일 3일 후 삭제됩니다.',
  submit: (people: string) => `${people} 대기 신청`,
  submitting: '신청하는 중입니다',
  loadFailed: '출조일 정보를 불러오지 못했습니다.',
  closed: '대기 신청을 받지 않는 날입니다. 목록에서 다른 날짜를 선택해 주세요.',
  /** People who can book now. */
  free: (people: string) => `지금 ${people}까지 예약하실 수 있습니다.`,
  /** For a larger party, and for a party that is already waiting. */
  freeMore: (people: string) =>
    `대기는 자리가 모두 찬 날에만 받습니다. ${people}보다 많이 오시면 전화해 주세요. 이미 하신 대기는 그대로입니다.`,
  book: '예약하러 가기',
} as const;

export const waitingPlace = {
  title: '대기 신청되었습니다.',
  number: '대기번호',
  numberOf: (number: number) => `${number}번`,
  tel: '연락처',
  next: '자리가 나면 문자로 알려 드립니다. 그만 기다리시려면 전화로 알려 주세요.',
  /** With a password the visitor can leave the waiting list online. */
  nextOwn: '자리가 나면 문자로 알려 드립니다. 그만 기다리시려면 아래에서 대기를 취소하실 수 있습니다.',
} as const;

export const ownPlace = {
  open: '대기 확인·취소',
  title: '대기 확인·취소',
  lead: '대기 신청하실 때 등록하신 휴대폰 번호와 비밀번호로 확인합니다.',
  form: '대기 찾기',
  passwordHint: '대기 신청하실 때 등록하신 비밀번호입니다.',
  submit: '대기 찾기',
  submitting: '대기를 찾는 중입니다',
  inLine: '자리가 나면 신청하신 순서대로 문자로 알려 드립니다.',
  offered: (until: string) => `자리를 안내해 드렸습니다. ${until}까지 문자 속 주소를 눌러 예약해 주세요.`,
  leave: '대기 취소',
  confirm: '대기를 취소하시겠습니까?',
  confirmText: '다시 신청하시면 마지막 순서로 기다리시게 됩니다.',
  goBack: '돌아가기',
  left: '대기를 취소했습니다.',
  leftHint: '이 날의 자리는 더 안내해 드리지 않습니다.',
  gone: '대기가 이미 끝났습니다.',
  goneHint: '이미 예약하셨거나 취소하셨거나 기한이 지난 대기입니다.',
  join: '대기 신청하기',
} as const;

export const offer = {
  pageTitle: '자리 안내',
  title: '기다리시던 자리가 났습니다.',
  /** In the last hour. */
  left: (time: string) => `${time} 남았습니다.`,
  until: (instant: string) => `${instant}까지 예약하실 수 있습니다.`,
  rest: '그 뒤에는 다음 분께 넘어갑니다.',
  form: '자리 예약',
  accept: '예약하기',
  accepting: '예약하는 중입니다',
  decline: '사양하기',
  confirmDecline: '이 자리를 예약하지 않으시겠습니까?',
  confirmDeclineText: '자리는 다음 분께 넘어가고, 대기도 끝납니다.',
  goBack: '돌아가기',
  declined: '사양하셨습니다.',
  declinedText: '자리는 다음 분께 넘어갑니다.',
  loadFailed: '자리 안내를 불러오지 못했습니다.',
  unknown: '자리 안내를 찾을 수 없습니다. 마지막에 받으신 문자 속 주소를 눌러 주세요.',
} as const;

/** For the operator. */
export const waitingList = {
  title: '대기',
  count: (cases: string, people: string) => `${cases} · ${people}`,
  empty: '기다리는 사람이 없습니다.',
  loadFailed: '대기자 목록을 불러오지 못했습니다.',
  held: (people: string) => `대기자에게 안내한 자리 ${people}`,
  /** `대기 3건` */
  inLine: (cases: string) => `대기 ${cases}`,
  number: (number: number) => `${number}번`,
  joined: (instant: string) => `${instant} 신청`,
  until: (instant: string) => `${instant}까지 잡아 둠`,
  skipped: '인원이 많아 안내하지 못함',
  undelivered: '안내 문자가 가지 않아 기한 없이 잡아 둠. 전화로 알려 주세요.',
  state: {
    WAITING: '기다림',
    OFFERED: '자리 안내함',
    ACCEPTED: '예약함',
    DECLINED: '사양함',
    EXPIRED: '기한 지남',
    REMOVED: '삭제함',
  } satisfies Record<WaitingState, string>,
  offer: '자리 안내',
  confirmOffer: '이 분에게 자리를 안내하시겠습니까?',
  whom: (name: string, people: string) => `${name} · ${people}`,
  offerText: '자리를 잡아 두고 예약할 수 있는 링크를 문자로 보냅니다.',
  offered: '자리를 안내했습니다.',
  remove: '대기 삭제',
  confirmRemove: '대기자 목록에서 삭제하시겠습니까?',
  removeText: '신청하신 분께는 알리지 않습니다. 잡아 둔 자리는 다음 분께 넘어갑니다.',
  removed: '대기자 목록에서 삭제했습니다.',
  goBack: '돌아가기',
} as const;
