import { PICTURE_LIMITS } from '#contract/picture/picture.rules';
import type { PictureRefusal } from '#contract/picture/picture.schema';

const MAX_MB = Math.round(PICTURE_LIMITS.maxBytes / 1024 / 1024);

export const photos = {
  title: '사진',
  one: (number: number) => `사진 ${number}`,
  caption: (number: number) => `사진 ${number} 설명`,
  altHint: '사진을 볼 수 없는 분께 대신 읽어 드립니다.',
  add: '사진 추가',
  hint: (max: number) => `${max}장까지, 한 장에 ${MAX_MB}MB까지 올릴 수 있습니다. 위치와 기기 정보는 지워집니다.`,
  tooMany: (max: number) => `사진은 ${max}장까지 올릴 수 있습니다. 나머지 사진은 넣지 않았습니다.`,
  sending: (percent: number) => `올리는 중 ${percent}%`,
  waiting: '기다리는 중',
  working: '사진을 만드는 중',
  stopped: '연결이 끊겼습니다. 이어서 올릴 수 있습니다.',
  lost: '휴대폰에서 사진을 찾을 수 없습니다. 빼고 다시 추가해 주세요.',
  retry: '이어서 올리기',
  uploading: '사진을 모두 올린 뒤에 저장할 수 있습니다. 잠시 기다려 주세요.',
  failed: '올리지 못한 사진이 있습니다. 빼거나 이어서 올려 주세요.',
} as const;

/** Includes the next step. */
export const pictureRefusal: Record<PictureRefusal, string> = {
  KIND: '사진이 아닌 파일입니다. JPEG, PNG, WebP 사진을 선택해 주세요.',
  HEIC: 'HEIC 사진은 읽을 수 없습니다. JPEG로 저장한 사진을 선택해 주세요.',
  BROKEN: '사진을 읽을 수 없습니다. 다른 사진을 선택해 주세요.',
  BYTES: `사진이 너무 큽니다. ${MAX_MB}MB 이하의 사진을 선택해 주세요.`,
  PIXELS: '사진의 화소가 너무 많습니다. 크기를 줄여서 다시 선택해 주세요.',
  FULL: '사진을 저장할 공간이 부족합니다. 오래된 조황을 삭제한 뒤 다시 올려 주세요.',
};
