import { fireEvent, render, screen } from '@testing-library/react';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { guest as copy } from '#copy/guest';
import { aManagedGuest } from '#mocks/builders';
import { GuestQuestion } from './GuestQuestion';

// This environment has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

it('입금확인을 묻는 동안 인원이 바뀌면, 바뀐 금액을 보고 나서 다시 눌러야 표시된다', () => {
  const confirmed: string[] = [];
  const question = (guestCount: number) => (
    <GuestQuestion
      guest={aManagedGuest({ guestCount })}
      kind="complete"
      onConfirm={() => confirmed.push('입금완료')}
      onClose={() => undefined}
    />
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const { rerender } = render(question(2));
  rerender(question(3));
  const marked = screen.getByRole('alert');
  expect(marked.textContent).toContain(changedMeanwhile.fact(changedMeanwhile.terms.due, '20만원', '30만원'));
  press(changedMeanwhile.look);
  expect(confirmed).toEqual([]);
  expect(marked.textContent).toContain(changedMeanwhile.title);
  press(copy.payAction);
  expect(confirmed).toEqual(['입금완료']);
});

it('예약취소를 묻는 동안 운항이 취소되면, 바뀐 환불 금액을 보고 나서 다시 눌러야 취소된다', () => {
  const confirmed: string[] = [];
  const question = (percent?: 50 | 100) => (
    <GuestQuestion
      guest={aManagedGuest({ guestCount: 2, state: 'COMPLETE', paid: 20 })}
      ifCancelled={
        percent && { percent, amount: (20 * percent) / 100, seats: percent === 100 ? 'no trip' : 'sold again' }
      }
      kind="cancel"
      onConfirm={() => confirmed.push('취소')}
      onClose={() => undefined}
    />
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const { rerender } = render(question());
  // Loaded late: not a change.
  rerender(question(50));
  expect(screen.queryByRole('button', { name: copy.cancelAction })).not.toBeNull();
  rerender(question(100));
  press(changedMeanwhile.look);
  expect(confirmed).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain(
    changedMeanwhile.fact(changedMeanwhile.terms.ifCancelled, '10만원', '20만원'),
  );
  press(copy.cancelAction);
  expect(confirmed).toEqual(['취소']);
});
