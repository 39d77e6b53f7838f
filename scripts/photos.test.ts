import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { photosIn } from './photos.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'boat-photos-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('그림 곁에 둔 사진은 이름과 종류로 알려진다', () => {
  for (const name of ['feature-deck.svg', 'feature-deck.jpg', 'boat.png', 'boat.webp', 'notes.txt', 'rod.svg'])
    writeFileSync(path.join(folder, name), '');
  expect(photosIn(folder)).toEqual({ 'feature-deck': 'jpg', boat: 'webp' });
});

test('사진이 없으면 아무것도 바꾸지 않는다', () => {
  expect(photosIn(folder)).toEqual({});
  expect(photosIn(path.join(folder, 'nowhere'))).toEqual({});
});
