import { describe, expect, it } from '@jest/globals';
import type { Story } from './stories';
import { placesOf } from './textPlaces';

const story = (id: string, title = `방문자/${id.split('--')[0]}`): Story => ({
  id,
  title,
  name: '',
  importPath: '',
  tags: [],
});
const stories = [story('card--open'), story('card--closed'), story('form--empty'), story('copy--all', '문구/전체')];
const places = (shown: Record<string, string[]>, known: Record<string, string> = {}) =>
  placesOf(stories, new Map(Object.entries(shown)), known);

describe('문구가 나오는 곳', () => {
  it('컴포넌트마다 한 이야기를 적고, 문구의 목록 자신은 세지 않는다', () => {
    const shown = {
      'card--open': ['a.a', 'a.a'],
      'card--closed': ['a.a'],
      'form--empty': ['a.a'],
      'copy--all': ['a.c'],
    };
    expect(places(shown).places).toEqual({ 'a.a': 'card--open form--empty' });
  });
  it('이미 적힌 곳이 맞으면 그대로 둔다', () => {
    const known = { 'a.a': 'card--closed' };
    const { places: now, wrong } = places({ 'card--open': ['a.a'], 'card--closed': ['a.a'] }, known);
    expect([now, wrong]).toEqual([known, []]);
  });
  it('그 글이 보이지 않는 곳, 없어진 이야기, 적히지 않은 글을 찾아낸다', () => {
    const shown = { 'card--open': ['a.a', 'a.b'], 'form--empty': ['a.new'] };
    expect(
      places(shown, { 'a.a': 'card--open form--empty', 'a.b': 'gone--open', 'a.old': 'card--open' }).wrong,
    ).toEqual(['a.a', 'a.b', 'a.old', 'a.new']);
  });
});
