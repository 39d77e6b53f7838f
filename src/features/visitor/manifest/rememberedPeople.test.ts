import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPerson } from '#mocks/builders';
import { forgetRememberedPeople, readRememberedPeople, rememberPerson } from './rememberedPeople';

const names = (): string[] => readRememberedPeople().map(({ name }) => name);

beforeEach(() => localStorage.clear());

describe('이 브라우저가 기억하는 승선자', () => {
  it('기억하라고 한 사람만, 마지막에 적은 사람부터 있다', () => {
    expect(names()).toEqual([]);
    rememberPerson(aPerson({ name: '김바다' }));
    rememberPerson(aPerson({ name: '이파랑' }));
    expect(names()).toEqual(['이파랑', '김바다']);
  });

  it('같은 사람을 다시 적으면 새 내용 하나만 남고, 이름이 같아도 생년월일이 다르면 다른 사람이다', () => {
    rememberPerson(aPerson({ address: '여수시' }));
    rememberPerson(aPerson({ address: '순천시' }));
    expect(readRememberedPeople().map(({ address }) => address)).toEqual(['순천시']);
    rememberPerson(aPerson({ birth: '20010101' }));
    expect(names()).toHaveLength(2);
  });

  it('스무 명까지만 기억한다', () => {
    for (let n = 1; n <= 21; n += 1) rememberPerson(aPerson({ name: `사람${n}` }));
    expect(names()).toHaveLength(20);
    expect(names()).not.toContain('사람1');
  });

  it('지우면 아무것도 남지 않는다', () => {
    rememberPerson(aPerson());
    forgetRememberedPeople();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['망가진 값', '{}', '[{"name":"김바다"}]', 'null'])('알아볼 수 없는 값 %s은 없는 것과 같다', (stored) => {
    localStorage.setItem('remembered-people', stored);
    expect(names()).toEqual([]);
  });
});
