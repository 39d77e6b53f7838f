import { frame } from './frame';

const DESCRIPTION_MAX = 200;

/** In browser tabs, search results and previews in chats. */
export const pages = {
  /** `선박소개 | 새벽호 예약`; on the first page the store's name only. */
  title: (page: string, store: string) => (page === '' ? frame.title(store) : `${page} | ${frame.title(store)}`),
  /** The subject of the page, then the store's description, shortened to the displayed length. */
  description: (lead: string, desc: string) =>
    Array.from(`${lead} ${desc}`.replace(/\s+/g, ' ').trim()).slice(0, DESCRIPTION_MAX).join('').trim(),
  month: (yearMonth: string) => `${yearMonth} 예약일정`,
  monthLead: (yearMonth: string) => `${yearMonth}의 출조일과 어종, 남은자리를 보고 바로 예약하실 수 있습니다.`,
  /** `12월 5일(토) 갈치` */
  trip: (day: string, fish: string) => `${day} ${fish}`.trim(),
  tide: (name: string, lunar: string) => `${name}(${lunar})`,
  seats: (people: string) => `남은자리 ${people}`,
  fee: (money: string) => `선비 1인 ${money}`,
  over: '예약 종료',
  aboutLead: (introduction: string) =>
    `${introduction} 시설, 오시는 길, 준비물과 대여 품목, 시즌별 대상 어종을 안내합니다.`.replaceAll('\n', ' ').trim(),
  findLead: '예약번호와 비밀번호로 예약을 확인하고 취소하실 수 있습니다.',
  /** Alternative text: `새벽호 12월 5일(토) 갈치 4물`. */
  pictureOf: (store: string, words: string) => `${store} ${words}`.trim(),
  find: '예약 확인·취소',
  privacy: '개인정보 처리방침',
} as const;
