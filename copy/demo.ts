/** Fictitious. The telephone numbers are not assigned. */
export const demoStore = {
  name: '새벽호',
  desc: '여수 국동항에서 새벽에 떠나는 갈치·참돔 낚싯배입니다.',
  tel: '010-0000-0000',
  owner: '박한결',
  address: '전라남도 여수시 국동항 낚시어선 선착장',
  bizno: '000-00-00000',
  bank: '수협 000-0000-0000 박한결',
  band: 'https://band.us/',
  homepage: null,
} as const;

export const demoTerms = {
  departAt: '05:00',
  returnAt: '15:00',
  meetAt: 30,
  payRest: '출조 당일 배에서 내시면 됩니다.',
  payBack: '환불은 취소하신 날부터 3일 안에 입금하신 계좌로 보내 드립니다.',
} as const;

/** In rotation; prices in 10,000 won. */
export const demoTrips = [
  { fish: '갈치', totalCount: 20, price: 20, reservePrice: 10 },
  { fish: '참돔', totalCount: 16, price: 15, reservePrice: 10 },
  { fish: '오징어', totalCount: 20, price: 12, reservePrice: 5 },
  { fish: '한치', totalCount: 18, price: 14, reservePrice: 14 },
] as const;

export const demoMemos = {
  inspection: '선박 정기 점검',
  storm: '풍랑주의보로 운항하지 않습니다. 입금하신 금액은 전액 환불해 드립니다.',
  charter: '독선',
  waiting: '대기 신청을 받습니다.',
  sunrise: '해돋이 출조',
  soup: '귀항 후 어묵탕 제공',
} as const;

/** The newest first: text, and captions of the photographs. */
export const demoPosts = [
  {
    story: (fish: string) =>
      `${fish} 조황이 좋았습니다.\n해가 진 뒤부터 새벽 3시까지 계속 올라왔습니다. 오신 분 모두 아이스박스를 채우고 돌아왔습니다.`,
    captions: (fish: string) => [`밤바다에서 올라온 ${fish}`, `아이스박스에 담은 ${fish}`, '돌아오는 새벽호'],
  },
  {
    story: (fish: string) => `씨알 좋은 ${fish} 조황입니다. 처음 오신 분도 여러 마리를 낚았습니다.`,
    captions: (fish: string) => [`이날 가장 좋은 ${fish}`],
  },
  {
    story: (fish: string) => `바람이 조금 불었지만 ${fish} 조황은 꾸준했습니다. 귀항 후 어묵탕을 제공했습니다.`,
    captions: (fish: string) => [`이날의 ${fish}`, '새벽 바다'],
  },
] as const;

/** A company pays a deposit. */
export const demoPayer = '주식회사 바다';

export const demoWaiting = ['최하늘', '박다온'] as const;

export const demoNames = [
  '김바다',
  '이도윤',
  '박서준',
  '최민호',
  '정하늘',
  '강은우',
  '조성훈',
  '윤지호',
  '장태양',
  '임재현',
  '한가람',
  '오세진',
  '서동욱',
  '신유찬',
  '권혁',
  '황인수',
  '안현우',
  '송미래',
  '류진',
  '홍길상',
  '남궁민수',
  '전수빈',
  '고영배',
  '문정식',
  '손아름',
  '배철호',
  '백나래',
  '허균',
  '유선우',
  '노을빛',
  '하정민',
  '곽도현',
  '성시원',
  '차은별',
  '주영광',
  '우상혁',
  '제갈한솔',
  '나경수',
  '민들레',
  '선우하늘빛',
  '진무열',
  '엄기준',
  '채송화',
  '원빛나',
  '천둥',
  '방태산',
] as const;
