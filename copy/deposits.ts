import { grouped } from '#contract/text.rules';

/** Comparison of the bank's list of transactions with the bookings. */
export const deposits = {
  title: '입금내역 맞춰보기',
  /** On the home page and above the list of bookings. */
  open: '입금내역 맞춰보기',
  loadFailed: '예약을 불러오지 못했습니다.',
  noneDue: '입금을 기다리는 예약이 없습니다.',
  noneDueHint: '예약금을 아직 보내지 않은 예약이 생기면 여기에서 입금내역과 맞춰 볼 수 있습니다.',

  form: '거래내역 붙여 넣기',
  text: '거래내역',
  textHint:
    '은행 앱이나 은행 사이트의 거래내역을 제목 줄까지 복사해 그대로 붙여 넣어 주세요. 출금과 잔액은 읽지 않습니다.',
  kept: '붙여 넣은 내용은 이 창에만 있고 서버로 보내지 않습니다.',
  file: '또는 거래내역 파일',
  chooseFile: '파일 선택',
  noFile: '선택된 파일이 없습니다.',
  match: '맞춰보기',
  matching: '맞춰 보는 중입니다',
  clear: '지우기',

  empty: '거래내역을 붙여 넣어 주세요.',
  tooLong: '내용이 너무 깁니다. 기간을 나누어 붙여 넣어 주세요.',
  html: '페이지 코드가 붙었습니다. 화면에 보이는 표를 복사해 붙여 넣어 주세요.',
  nothing: '입금을 찾지 못했습니다. 날짜, 이름, 금액이 함께 있는 줄을 제목 줄까지 복사해 다시 붙여 넣어 주세요.',
  onlyWithdrawals: (n: number) => `출금만 ${n}건 있습니다. 조회한 기간과 계좌를 확인해 주세요.`,
  sheet: '엑셀 파일은 읽지 못합니다. 엑셀에서 열어 표를 복사한 다음 붙여 넣어 주세요.',
  fileTooBig: '파일이 너무 큽니다. 기간을 나누어 받아 주세요.',
  fileUnreadable: '파일을 읽지 못했습니다. 내용을 복사해 붙여 넣어 주세요.',

  found: (cases: string) => `입금 ${cases}을 읽었습니다.`,
  /** `출금 5건, 읽지 못한 2줄` */
  left: (parts: string) => `${parts}은 넣지 않았습니다.`,
  withdrawals: (n: number) => `출금 ${n}건`,
  repeated: (n: number) => `겹친 ${n}줄`,
  unread: (n: number) => `읽지 못한 ${n}줄`,

  sure: (cases: string) => `확실 ${cases}`,
  sureHint: '이름과 금액이 예약과 같습니다. 다른 것은 표시를 지워 주세요.',
  possible: (cases: string) => `아마도 ${cases}`,
  possibleHint: '맞는 예약이 있으면 선택해 주세요.',
  unknown: (cases: string) => `모름 ${cases}`,
  unknownHint: '맞는 예약이 없습니다. 취소된 예약의 입금일 수도 있습니다.',
  settled: (cases: string) => `이미 입금확인 ${cases}`,
  settledHint: '입금을 확인한 예약의 것입니다.',
  more: (n: number) => `${n}건 더 보기`,
  find: '예약 찾기',
  /** For screen readers. */
  findOf: (name: string) => `${name} 예약 찾기`,

  noDate: '날짜 없음',
  won: (won: number) => `${grouped(won)}원`,
  doubt: {
    AMOUNT: '금액이 다릅니다. 선택하면 입금할 금액을 다 받은 것으로 기록합니다.',
    FEE: '이체 수수료를 더하면 금액이 같습니다. 선택하면 입금할 금액을 다 받은 것으로 기록합니다.',
    SUM: '두 예약을 더한 금액과 같습니다.',
    NAME: '이름이 조금 다릅니다.',
    ORDER: '위아래 이름 가운데 누구의 입금인지 확실하지 않습니다. 통장에서 확인해 주세요.',
    EARLIER: '예약하기 전의 입금입니다.',
    SEVERAL: '이름과 금액이 같은 예약이나 입금이 2건 이상입니다.',
  },
  trip: (day: string, people: string) => `${day} ${people}`,
  due: (money: string) => `입금할 금액 ${money}`,
  gone: '그사이 입금확인되었거나 취소된 예약입니다.',
  changed: '그사이 입금할 금액이 바뀌었습니다. 다시 맞춰 주세요.',
  paid: '입금확인했습니다.',
  undo: '되돌리기',

  confirm: (cases: string, money: string) => `${cases} 입금확인 · ${money}`,
  nothingChosen: '선택한 예약이 없습니다',
  confirming: '입금확인하는 중입니다',
  question: (cases: string) => `${cases}을 입금완료로 표시하시겠습니까?`,
  total: (money: string) => `모두 ${money}입니다.`,
  /** In place of the total, if the received and the recorded amount differ. */
  differs: (came: string, recorded: string) => `들어온 금액은 ${came}이고, ${recorded}을 받은 것으로 기록됩니다.`,
  back: '돌아가기',
  confirmAction: '입금완료로 표시하기',
  done: (cases: string) => `${cases}을 입금확인했습니다.`,
  failed: (cases: string) => `${cases}을 입금확인하지 못했습니다.`,
  partly: (done: string, failed: string) => `${done}을 입금확인했고 ${failed}은 하지 못했습니다.`,
} as const;
