import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newComponent } from './newComponent';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'component-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('새 컴포넌트', () => {
  it('컴포넌트와 스타일과 우리말 이름이 있는 이야기가 한 폴더에 생긴다', () => {
    const files = newComponent(root, 'base/form/TideField', '물때 입력');
    expect(files.map((file) => path.basename(file))).toEqual([
      'TideField.tsx',
      'TideField.styles.ts',
      'TideField.stories.tsx',
    ]);
    const [, styles, stories] = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
    expect(styles).toContain("from '#src/components/base/theme/tokens'");
    expect(stories).toMatch(/title: '물때 입력',\s+id: 'tide-field'/);
  });
  it.each(['WeatherBadge', 'boats/WeatherBadge', 'trip/weather-badge', 'base/WeatherBadge', ''])(
    '사이드바에 없는 폴더와 컴포넌트답지 않은 이름은 받지 않는다: %s',
    (place) => expect(() => newComponent(root, place)).toThrow('trip/WeatherBadge처럼'),
  );
  it('이미 있는 컴포넌트를 덮어쓰지 않는다', () => {
    newComponent(root, 'trip/WeatherBadge');
    expect(() => newComponent(root, 'trip/WeatherBadge')).toThrow('이미 있습니다');
  });
});
