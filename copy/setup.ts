import type { SetupStep } from '#contract/setup/setup.schema';

export const setup = {
  title: '예약을 받기 전에 할 일',
  progress: (done: number, all: number) => `${all}가지 가운데 ${done}가지를 마쳤습니다.`,
  step: {
    store: '상호와 전화번호',
    bank: '입금 계좌',
    policy: '운영정책',
    day: '첫 출조일 만들기',
    about: '선박소개',
    messages: '메시지 보내기 시험',
    backup: '백업',
    address: '공개 주소',
  } satisfies Record<SetupStep, string>,
  hint: {
    store: '방문자가 보고 전화합니다.',
    bank: '예약금을 받을 계좌입니다. 예약금이 없으면 출조일의 예약금을 0으로 두면 됩니다.',
    policy: '예약 기간과 마감, 입금기한을 정합니다. 제안을 보고 저장하면 됩니다.',
    day: '어종, 정원, 선비를 정하면 그날부터 예약을 받습니다.',
    about: '배와 시설을 소개합니다. 제안을 고쳐서 저장하면 됩니다.',
    messages: '예약 메시지가 가는지 운영자 번호로 한 통 보냅니다.',
    backup: '서버를 설치하신 분께 백업 폴더 설정을 요청해 주세요. 정하면 매일 밤 백업합니다.',
    address: '서버를 설치하신 분께 공개 주소 설정을 요청해 주세요. 누가 그 주소로 들어오면 마칩니다.',
  } satisfies Record<SetupStep, string>,
  done: '마침',
  test: '시험 메시지 보내기',
  sent: (to: string) => `${to}로 보냈습니다. 휴대폰에 왔는지 확인해 주세요.`,
  off: '메시지를 보낼 업체가 정해지지 않았습니다. 서버를 설치하신 분께 설정을 요청해 주세요.',
  failed: (reason: string, detail: string | null) =>
    `보내지 못했습니다. ${reason}${detail === null ? '' : ` (업체 응답 ${detail})`}`,
  hide: '이 목록 접기',
  hidden: '목록을 접었습니다. 나중에 어긋난 것이 생기면 다시 보입니다.',
} as const;

export const demoSite = {
  title: '체험용 자료가 들어 있는 사이트입니다.',
  startOver: '처음부터 시작',
  question: '체험용 자료를 모두 지우고 처음부터 시작하시겠습니까?',
  what: '출조일, 예약, 선박소개, 조황, 설정이 모두 지워지고 되돌릴 수 없습니다. 로그인은 그대로입니다.',
  confirm: '모두 지우고 시작',
  keep: '그대로 두기',
} as const;
