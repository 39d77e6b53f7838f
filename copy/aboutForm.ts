import type { AboutField } from '../contract/about/about.rules';

/** The form of the about page, and its names in the history and in errors. */
export const aboutForm = {
  fields: {
    homeTitle: '첫 화면 제목',
    homeLead: '첫 화면 소개',
    introduction: '선박 소개',
    port: '출항지',
    photos: '사진',
    features: '시설 안내',
    parking: '주차 안내',
    marker: '지도 표시',
    itemsToBring: '준비물',
    itemsProvided: '제공 품목',
    rentals: '대여 품목',
    seasons: '시즌별 대상 어종',
    links: '링크',
  } satisfies Record<AboutField, string>,
  /** A row of a list, in errors. */
  row: (list: string, row: number) => `${list} ${row}번 줄`,
} as const;
