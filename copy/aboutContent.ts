/**
 * The fixed information about the boat (specification 2, /about) that is not part of the operator's settings. Another
 * boat changes this file and the pictures named by `art`. Months are 1..12, prices in 10,000 won, 0 is free.
 */
export const boat = {
  port: '여수 국동항',
  seats: 20,
  /** Position of the map's marker, in degrees (WGS 84). */
  marker: { latitude: 34.7278, longitude: 127.7226 },
} as const;

export const features = [
  { art: 'feature-deck', name: '넓은 갑판', text: '20명이 나란히 서도 여유가 있습니다.' },
  { art: 'feature-wheelhouse', name: '조타실', text: '어군탐지기와 레이더를 갖추었습니다.' },
  { art: 'feature-cabin', name: '선실', text: '이동하는 동안 누워서 쉴 수 있습니다.' },
  { art: 'feature-restroom', name: '화장실', text: '수세식 화장실과 세면대가 있습니다.' },
] as const;

export const parking = '선착장 주차장을 무료로 이용할 수 있습니다.';

export const itemsToBring = ['신분증', '개인 장비와 채비', '아이스박스', '방한복·우의', '멀미약', '간식'] as const;

export const itemsProvided = ['미끼', '얼음', '식사', '커피·생수'] as const;

export const rentals = [
  { art: 'rod', name: '갈치 낚싯대', price: 1 },
  { art: 'reel', name: '전동릴', price: 1 },
  { art: 'cooler', name: '아이스박스', price: 1 },
  { art: 'lifejacket', name: '구명조끼', price: 0 },
] as const;

/** The fish of a season, from the first to the last month, both included; a season may extend over the new year. */
export interface Season {
  from: number;
  to: number;
  fish: readonly string[];
  /** A picture of the season; without it each fish shows its own. */
  art?: 'galchi-night';
}

/** Whether a month (1..12) is in a season, which may extend over the new year. */
export const isInSeason = ({ from, to }: Pick<Season, 'from' | 'to'>, month: number): boolean =>
  from <= to ? from <= month && month <= to : month >= from || month <= to;

export const seasons: readonly Season[] = [
  { from: 12, to: 3, fish: ['오징어', '참돔'] },
  { from: 4, to: 7, fish: ['갈치', '한치'] },
  { from: 5, to: 12, fish: ['갈치'], art: 'galchi-night' },
];
