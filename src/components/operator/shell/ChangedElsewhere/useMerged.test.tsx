import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { ChangedElsewhereProps } from './ChangedElsewhere';
import { useMerged } from './useMerged';

interface Post {
  date: string;
  story: string;
}
const opened: Post = { date: '2026-11-19', story: '문어 열 마리' };

/** A form with values that another device saves. */
const aForm = () =>
  renderHook(
    ({ before, stored }: { before: Post | null; stored: Post }) => {
      const [typed, setAll] = useState(opened);
      const setTyped = (field: keyof Post, value: string) => setAll((now) => ({ ...now, [field]: value }));
      const merged = useMerged<Post, keyof Post>({
        fields: ['date', 'story'],
        labels: { date: '날짜', story: '글' },
        before,
        stored,
        typed,
        setTyped,
        inWords: (field, post) => post[field],
      });
      const { changes } = (merged ? merged.props : { changes: [] }) as Pick<ChangedElsewhereProps, 'changes'>;
      return { typed, setTyped, changed: changes.map(({ field }) => field) };
    },
    { initialProps: { before: null as Post | null, stored: opened } },
  );

describe('다른 기기에서 먼저 저장한 값', () => {
  it('여기서 고치지 않은 칸은 저장된 값으로 바뀌고, 고친 칸은 그대로 있다', () => {
    const { result, rerender } = aForm();
    act(() => result.current.setTyped('story', '문어 스무 마리'));
    rerender({ before: opened, stored: { date: '2026-11-20', story: '갑오징어 다섯 마리' } });
    expect(result.current.typed).toEqual({ date: '2026-11-20', story: '문어 스무 마리' });
    expect(result.current.changed).toEqual(['date', 'story']);
  });

  it('두 번째로 먼저 저장된 값도, 그사이 고치지 않은 칸에 들어온다', () => {
    const { result, rerender } = aForm();
    const first = { ...opened, story: '갑오징어 다섯 마리' };
    rerender({ before: opened, stored: first });
    expect(result.current.typed.story).toBe('갑오징어 다섯 마리');
    rerender({ before: first, stored: { ...opened, story: '갑오징어 여섯 마리' } });
    expect(result.current.typed.story).toBe('갑오징어 여섯 마리');
    expect(result.current.changed).toEqual(['story']);
  });
});
