import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STORYBOOK } from '../../scripts/storybookBuild';
import { inWords, storiesNamed } from '#tests/stories/stories';

const stories = [
  { id: 'button--primary', title: '기초/누르는 것/단추 · Button', name: '주요' },
  { id: 'button--primary-pending', title: '기초/누르는 것/단추 · Button', name: '주요, 기다림' },
  { id: 'link-button--primary', title: '기초/누르는 것/단추처럼 생긴 링크 · LinkButton', name: '주요' },
];
const idsOf = (word: string) => storiesNamed(word, stories).map(({ id }) => id);

describe('찍고 받아들일 이야기를 같은 이름으로 고른다', () => {
  it('id를 그대로 적으면 그 이야기 하나이다', () => expect(idsOf('button--primary')).toEqual(['button--primary']));
  it('한 부분만 적으면 id나 우리말 이름에 그것이 든 이야기 모두이다', () => {
    expect(idsOf('primary')).toHaveLength(3);
    expect(idsOf('link-')).toEqual(['link-button--primary']);
    expect(idsOf('단추 · button')).toEqual(['button--primary', 'button--primary-pending']);
    expect(idsOf('없음')).toEqual([]);
  });
  it('무엇을 받아들였는지 이야기마다 한 줄로 말한다', () => {
    expect(inWords(['390/a--b.png', '1280/a--b.png', '390/c--d.png', 'sample.png'])).toEqual([
      'a--b (390, 1280)',
      'c--d (390)',
      'sample',
    ]);
  });
});

it('이야기의 검사는 사람이 여는 Storybook(npm run build-storybook)을 덮어쓰지 않는다', () => {
  const { scripts } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, folder = ''] = /-o (\S+)/.exec(scripts['build-storybook'] ?? '') ?? [];
  expect(folder).not.toBe('');
  expect(STORYBOOK).not.toBe(path.resolve(import.meta.dirname, '../..', folder));
});
