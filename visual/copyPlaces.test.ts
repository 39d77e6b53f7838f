import { describe, expect, it } from '@jest/globals';
import { placesOf, saidBy, wrongPlaces } from './copyPlaces';
import type { Story } from './stories';

const story = (id: string, title = `방문자/${id.split('--')[0]}`): Story => ({
  id,
  title,
  name: '',
  file: '',
  tags: [],
});
const card = story('card--open');
const form = story('form--empty');

describe('문구가 나오는 곳', () => {
  it('두 폭에서 보인 것을 모으고, 문구의 목록 자신은 세지 않는다', () => {
    const said = saidBy([
      { story: card, said: ['a.a'] },
      { story: card, said: ['a.a', 'a.b'] },
      { story: story('copy-all--all', '문구/전체'), said: ['a.a', 'a.c'] },
    ]);
    expect([...said].map(([key, stories]) => [key, stories.map(({ id }) => id)])).toEqual([
      ['a.a', ['card--open']],
      ['a.b', ['card--open']],
    ]);
  });
  it('컴포넌트마다 한 이야기를 적고, 이미 적힌 곳이 맞으면 그대로 둔다', () => {
    const said = new Map([['a.a', [card, story('card--closed'), form]]]);
    expect(placesOf(said)).toEqual({ 'a.a': ['card--open', 'form--empty'] });
    expect(placesOf(said, { 'a.a': ['card--closed'] })).toEqual({ 'a.a': ['card--closed', 'form--empty'] });
  });
  it('그 글이 보이지 않는 곳, 없어진 이야기, 적히지 않은 글을 찾아낸다', () => {
    const said = new Map([
      ['a.a', [card]],
      ['a.new', [form]],
    ]);
    expect(wrongPlaces({ 'a.a': ['card--open'] }, new Map([['a.a', [card]]]))).toEqual([]);
    expect(wrongPlaces({ 'a.a': ['card--open', 'form--empty', 'gone--open'] }, said)).toEqual([
      'a.a: form--empty에 나오지 않습니다',
      'a.a: gone--open에 나오지 않습니다',
      'a.new: 나오는 곳이 적혀 있지 않습니다',
    ]);
  });
});
