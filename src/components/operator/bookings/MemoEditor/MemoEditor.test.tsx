import { fireEvent, render, screen } from '@testing-library/react';
import { admin } from '#copy/admin';
import { MemoEditor } from './MemoEditor';

const saved: [memo: string, isPublic: boolean][] = [];
const editor = (isPublic: boolean) => (
  <MemoEditor
    memo="따뜻하게 입고 오세요"
    isPublic={isPublic}
    pending={false}
    onSave={(...memo) => void saved.push(memo)}
  />
);
const visible = () => screen.getByRole<HTMLInputElement>('switch', { name: admin.day.memoPublic });

it('여기서 공개로 저장한 메모를 다른 기기에서 감추면, 다음에 적는 메모도 감춘 채로 저장한다', () => {
  const { rerender } = render(editor(false));
  fireEvent.click(visible());
  expect(visible().checked).toBe(true);
  rerender(editor(true));
  rerender(editor(false));
  expect(visible().checked).toBe(false);
  fireEvent.change(screen.getByLabelText(admin.day.memo), { target: { value: '선장만 보는 메모' } });
  fireEvent.click(screen.getByRole('button', { name: admin.day.save }));
  expect(saved).toEqual([['선장만 보는 메모', false]]);
});
