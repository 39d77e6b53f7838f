export const calendarFeed = {
  /** In the phone. */
  name: (store: string) => `${store} 출조`.trim(),
  /** `갈치 12/20 · 7물`, with the state if the trip is not a usual one: `운항취소 · 갈치 12/20 · 7물`. */
  event: (facts: { mark: string | null; fish: string; taken: number; total: number; tide: string | null }) =>
    [facts.mark, `${facts.fish} ${facts.taken}/${facts.total}`.trim(), facts.tide].filter(Boolean).join(' · '),
  title: '휴대폰 달력',
  lead: '달력 앱에 출조일의 예약 인원과 정원, 어종, 물때가 보입니다. 예약자의 이름과 연락처는 들어가지 않습니다.',
  make: '달력 주소 만들기',
  made: '달력 주소를 만들었습니다.',
  address: '달력 주소',
  since: (instant: string) => `${instant}에 만든 주소`,
  copy: '주소 복사',
  secret: '이 주소를 아는 사람은 누구나 예약 인원을 볼 수 있습니다. 다른 사람에게 보내지 말아 주세요.',
  /** The server's secret was changed: subscriptions work, but the address cannot be shown. */
  hidden:
    '보안 설정이 바뀌어 주소를 볼 수 없습니다. 이미 넣은 달력은 그대로 보입니다. 새 주소는 ‘주소 변경’을 눌러 받아 주세요.',
  ways: '달력에 넣는 방법',
  phones: [
    ['아이폰', '설정 > 앱 > 캘린더 > 캘린더 계정 > 계정 추가 > 기타 > 구독 캘린더 추가에 주소를 붙여 넣어 주세요.'],
    [
      '안드로이드',
      '컴퓨터에서 구글 캘린더를 열고, 다른 캘린더의 더하기 표시를 눌러 주소로 추가해 주세요. 휴대폰의 달력에도 보입니다.',
    ],
    ['컴퓨터', '달력 프로그램의 인터넷 달력 구독에 주소를 붙여 넣어 주세요.'],
  ],
  waits: '달력 앱은 하루에 두세 번만 새로 읽기도 합니다. 급할 때는 관리 화면에서 확인해 주세요.',
  renew: '주소 변경',
  renewConfirm: '달력 주소를 변경하시겠습니까?',
  renewHint: '지금 주소로 구독한 달력에는 더 이상 보이지 않습니다. 새 주소를 다시 넣어 주세요.',
  renewed: '달력 주소가 변경되었습니다.',
  end: '주소 끄기',
  endConfirm: '달력 주소를 끄시겠습니까?',
  endHint: '이 주소로 구독한 달력에는 더 이상 보이지 않습니다.',
  ended: '달력 주소가 꺼졌습니다.',
  goBack: '돌아가기',
  loadFailed: '달력 주소를 불러오지 못했습니다.',
  seats: (taken: number, total: number) => `예약 ${taken}명 / 정원 ${total}명`,
} as const;
