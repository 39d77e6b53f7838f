import { CATCH } from '../contract/catch/catch.rules';
import { PICTURE_LIMITS } from '../contract/picture/picture.rules';
import type { PictureRefusal } from '../contract/picture/picture.schema';

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
const MAX_MB = megabytes(PICTURE_LIMITS.maxBytes);

/** What was caught: the visitors' gallery, and the operator's posts. */
export const catches = {
  title: '조황',
  lead: '배에서 바로 올린 그날의 조황입니다.',
  latest: '최근 조황',
  months: '조황이 있는 달',
  all: '조황 모두 보기',
  /** `11월 19일(목) 조황` */
  of: (day: string) => `${day} 조황`,
  ofMonth: (yearMonth: string) => `${yearMonth} 조황`,
  /** Alternative text of a photograph without a caption: `11월 19일(목) 조황 사진 2`. */
  photo: (day: string, number: number) => `${day} 조황 사진 ${number}`,
  enlarge: (name: string) => `${name} 크게 보기`,
  more: (count: number) => `사진 ${count}장 더`,
  viewer: '조황 사진',
  place: (number: number, count: number) => `사진 ${number} / ${count}`,
  previous: '앞 사진',
  next: '다음 사진',
  book: '같은 시기 예약하기',
  open: '이 조황만 보기',
  empty: '첫 조황을 준비하고 있습니다.',
  emptyHint: '지금은 이 어종이 나옵니다.',
  monthEmpty: '이 달에 올린 조황이 없습니다.',
  gone: '지워졌거나 없는 조황입니다.',
  loadFailed: '조황을 불러오지 못했습니다.',
} as const;

export const catchForm = {
  open: '조황 올리기',
  listTitle: '올린 조황',
  listEmpty: '아직 올린 조황이 없습니다.',
  editTitle: '조황 고치기',
  date: '출조일',
  story: '조황 글',
  storyHint: '무엇을 얼마나 낚았는지 적어 주세요.',
  photos: '사진',
  addPhotos: '사진 추가',
  photosHint: `${CATCH.picturesMax}장까지, 한 장에 ${MAX_MB}MB까지 올릴 수 있습니다. 위치와 기기 정보는 지워집니다.`,
  tooMany: `사진은 ${CATCH.picturesMax}장까지 올릴 수 있습니다. 나머지 사진은 넣지 않았습니다.`,
  caption: (number: number) => `사진 ${number} 설명`,
  remove: (number: number) => `사진 ${number} 빼기`,
  earlier: (number: number) => `사진 ${number} 앞으로`,
  sending: (percent: number) => `올리는 중 ${percent}%`,
  waiting: '기다리는 중',
  working: '사진을 만드는 중',
  stopped: '연결이 끊겼습니다. 이어서 올릴 수 있습니다.',
  lost: '휴대폰에서 사진을 찾을 수 없습니다. 빼고 다시 추가해 주세요.',
  retry: '이어서 올리기',
  uploading: '사진을 모두 올린 뒤에 저장할 수 있습니다. 잠시 기다려 주세요.',
  failedPhotos: '올리지 못한 사진이 있습니다. 빼거나 이어서 올려 주세요.',
  submit: '올리기',
  save: '저장',
  submitting: '저장하는 중',
  posted: '조황을 올렸습니다.',
  saved: '조황을 저장했습니다.',
  draft: '올리지 않은 조황을 이어서 씁니다.',
  discard: '쓰던 조황 버리기',
  edit: '고치기',
  view: '보기',
  removePost: '삭제',
  removeAsk: (day: string) => `${day} 조황을 삭제하시겠습니까?`,
  removeHint: '글과 사진이 바로 사라지고 되돌릴 수 없습니다.',
  keep: '그대로 두기',
  removed: '조황을 삭제했습니다.',
  used: (used: number, max: number) => `사진 ${used}MB / ${max}MB`,
  count: (photos: number) => `사진 ${photos}장`,
} as const;

/** Why a photograph is refused, and what to do. */
export const pictureRefusal: Record<PictureRefusal, string> = {
  KIND: '사진이 아닌 파일입니다. JPEG, PNG, WebP 사진을 선택해 주세요.',
  HEIC: 'HEIC 사진은 읽을 수 없습니다. JPEG로 저장한 사진을 선택해 주세요.',
  BROKEN: '사진을 읽을 수 없습니다. 다른 사진을 선택해 주세요.',
  BYTES: `사진이 너무 큽니다. ${MAX_MB}MB 이하의 사진을 선택해 주세요.`,
  PIXELS: '사진의 화소가 너무 많습니다. 크기를 줄여서 다시 선택해 주세요.',
  FULL: '사진을 저장할 공간이 부족합니다. 오래된 조황을 삭제한 뒤 다시 올려 주세요.',
};
