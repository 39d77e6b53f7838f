import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { ART, artPath, photoPath } from './artPath';

const isThere = (address: string) => existsSync(new URL(`../../../../../public${address}`, import.meta.url));

describe('그림의 주소', () => {
  test.each(ART)('%s의 그림이나 사진은 public/art에 있다', (name) => {
    expect([artPath(name), isThere(artPath(name))]).toEqual([artPath(name), true]);
  });
  test('없는 파일은 없다고 읽힌다', () => {
    expect(isThere('/art/feature-deck.webp')).toBe(false);
  });
  test('사진을 적으면 같은 이름의 사진이 그림을 대신하고, 다른 그림은 그대로이다', () => {
    const photos = { 'feature-deck': 'jpg' } as const;
    expect(artPath('feature-deck', photos)).toBe('/art/feature-deck.jpg');
    expect(photoPath('feature-deck', photos)).toBe('/art/feature-deck.jpg');
    expect(artPath('rod', photos)).toBe('/art/rod.svg');
    expect(photoPath('rod', photos)).toBeNull();
  });
});
