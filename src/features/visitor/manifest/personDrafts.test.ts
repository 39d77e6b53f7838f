import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPerson } from '#mocks/builders';
import { personDrafts } from './personDrafts';

beforeEach(() => sessionStorage.clear());

describe('저장하지 않은 승선자', () => {
  const drafts = personDrafts('a');

  it('자리마다, 그 주소에만 있다', () => {
    drafts.save(1, aPerson({ name: '김바다' }));
    drafts.save(2, aPerson({ name: '이파랑' }));
    expect(drafts.of(1)?.name).toBe('김바다');
    expect(drafts.of(2)?.name).toBe('이파랑');
    expect(drafts.of(3)).toBeNull();
    expect(personDrafts('b').of(1)).toBeNull();
  });

  it('저장한 자리만 지워지고, 모두 저장하면 탭에 아무것도 남지 않는다', () => {
    drafts.save(1, aPerson());
    drafts.save(2, aPerson());
    drafts.forget(1);
    expect(drafts.of(1)).toBeNull();
    expect(drafts.of(2)).not.toBeNull();
    drafts.forget(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['망가진 값', '[]', 'null', '{"1":{"name":"김바다"}}'])('알아볼 수 없는 값 %s은 없는 것과 같다', (stored) => {
    sessionStorage.setItem('manifest-draft-a', stored);
    expect(drafts.of(1)).toBeNull();
  });
});
