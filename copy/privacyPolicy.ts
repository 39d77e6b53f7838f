/** One section of the policy: sentences, followed by an optional list. */
export interface PolicySection {
  title: string;
  texts: readonly string[];
  items?: readonly string[];
}

/**
 * How the site processes personal data. Must be updated together with what is stored, sent or kept (`server/privacy`,
 * `server/messages`, `src/app/browserTokens`, the map of `/about`).
 */
export const privacyPolicy = {
  title: '개인정보 처리방침',
  lead: (store: string) => `${store} 예약에서 받는 개인정보가 무엇이고 언제 삭제되는지 알려 드립니다.`,
  effective: '시행일 2026년 11월 20일',
  sections: [
    {
      title: '저장하는 정보와 이유',
      texts: ['예약에 필요한 다음 정보만 저장합니다.'],
      items: [
        '이름: 예약자와 입금자를 확인합니다.',
        '휴대폰 번호: 예약과 운항 변경을 알립니다.',
        '인원과 출조일: 자리를 배정합니다.',
        '예약 비밀번호(등록한 경우): 예약 확인과 취소에 사용합니다. 되돌릴 수 없는 값으로 바꾸어 저장하므로 운영자도 알 수 없습니다.',
        '예약 메모: 운영자가 예약에 필요한 내용을 적은 경우에만 있습니다.',
        '보낸 메시지: 예약자에게 무엇을 알렸는지 확인합니다.',
      ],
    },
    {
      title: '삭제하는 때',
      texts: [
        '출조일 3일 후 새벽 3시에(12월 5일에 출조하면 12월 8일) 이름, 휴대폰 번호, 예약 비밀번호, 예약 메모, 보낸 메시지의 내용을 자동으로 삭제합니다.',
        '누구의 예약인지 알 수 없는 인원, 상태, 금액과 변경 기록은 남습니다.',
      ],
    },
    {
      title: '다른 곳에 전달하는 경우',
      texts: ['개인정보를 팔거나 광고에 사용하지 않습니다. 다음 경우에만 전달합니다.'],
      items: [
        '알림톡이나 문자 메시지를 사용하는 경우: 메시지 내용(이름, 출조일, 인원, 예약번호)과 휴대폰 번호를 발송 업체와 카카오, 통신사에 전달합니다.',
        '선박소개의 지도를 보는 경우: 지도를 보여 주는 오픈스트리트맵 또는 카카오맵에 접속 주소가 전달됩니다.',
        '출항할 때: 법에 따라 승선자 명단을 작성합니다.',
      ],
    },
    {
      title: '쿠키와 접속 기록',
      texts: [
        '쿠키를 사용하지 않고, 방문자를 추적하거나 분석하지 않습니다.',
        '비밀번호를 여러 번 잘못 입력하는 것을 막기 위해 접속 주소와 예약번호를 알아볼 수 없는 값으로 바꾸어 잠시 저장합니다.',
        '서버 기록에는 이름과 휴대폰 번호를 남기지 않고, 접속 주소는 알아볼 수 없는 값으로 바꾸어 남깁니다.',
      ],
    },
    {
      title: '브라우저에 저장하는 정보',
      texts: [
        '예약을 마친 화면을 새로고침해도 다시 볼 수 있도록 예약 내용을 그 브라우저 탭의 방문 기록에 둡니다. 탭을 닫으면 사라집니다.',
        '운영자가 로그인하면 로그인 정보를 브라우저에 저장하고, 로그아웃하면 삭제합니다. 방문자에게는 해당하지 않습니다.',
      ],
    },
    {
      title: '열람과 삭제 요청',
      texts: [
        '언제든지 전화로 개인정보의 열람, 수정, 삭제를 요청할 수 있습니다. 예약번호나 휴대폰 번호로 본인인지 확인한 뒤 처리합니다.',
        '출조 전에 삭제하면 예약도 함께 취소됩니다.',
      ],
    },
  ] satisfies readonly PolicySection[],
  contactTitle: '개인정보 보호 책임자',
  contact: { owner: '책임자', tel: '전화', store: '상호', address: '주소' },
  noContact: '연락처가 아직 등록되지 않았습니다.',
} as const;
