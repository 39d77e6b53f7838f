import type { AboutContent } from '#contract/about/about.schema';

/**
 * Content of the about page until the operator edits it at 설정의 선박소개: only the lists of the specification. Months are
 * 1..12, prices in 10,000 won, 0 is free.
 */
export const aboutContent: AboutContent = {
  homeTitle: '',
  homeLead: '',
  introduction: '',
  port: '',
  photos: [],
  features: [
    { art: 'feature-deck', name: '넓은 갑판', text: '' },
    { art: 'feature-wheelhouse', name: '조타실', text: '' },
    { art: 'feature-cabin', name: '선실', text: '' },
    { art: 'feature-restroom', name: '화장실', text: '' },
  ],
  parking: '',
  marker: { latitude: 34.7278, longitude: 127.7226 },
  itemsToBring: ['신분증', '개인 장비와 채비', '아이스박스', '방한복·우의', '멀미약', '간식'],
  itemsProvided: ['미끼', '얼음', '식사', '커피·생수'],
  rentals: [
    { art: 'rod', name: '갈치 낚싯대', price: 1 },
    { art: 'reel', name: '전동릴', price: 1 },
    { art: 'cooler', name: '아이스박스', price: 1 },
    { art: 'lifejacket', name: '구명조끼', price: 0 },
  ],
  seasons: [
    { from: 12, to: 3, fish: ['오징어', '참돔'], art: null },
    { from: 4, to: 7, fish: ['갈치', '한치'], art: null },
    { from: 5, to: 12, fish: ['갈치'], art: 'galchi-night' },
  ],
  links: [],
};

export const demoAbout: AboutContent = {
  ...aboutContent,
  homeTitle: '새벽을 가르는\n작은 배 한 척',
  homeLead: '여수 국동항에서 바다로 나갑니다.\n철마다 가장 잘 무는 어종으로 출조합니다.',
  introduction: '여수 국동항에서 출항하는 20인승 낚시어선입니다.',
  port: '여수 국동항',
  parking: '선착장 주차장을 무료로 이용할 수 있습니다.',
  features: [
    { art: 'feature-deck', name: '넓은 갑판', text: '20명이 나란히 서도 여유가 있습니다.' },
    { art: 'feature-wheelhouse', name: '조타실', text: '어군탐지기와 레이더를 갖추었습니다.' },
    { art: 'feature-cabin', name: '선실', text: '이동하는 동안 누워서 쉴 수 있습니다.' },
    { art: 'feature-restroom', name: '화장실', text: '수세식 화장실과 세면대가 있습니다.' },
  ],
};
