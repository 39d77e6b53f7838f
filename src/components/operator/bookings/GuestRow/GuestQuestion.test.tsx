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
  expect(screen.getByRole('alert').textContent).toBe(changedMeanwhile.hint);
  press(changedMeanwhile.look);
  expect(confirmed).toEqual([]);
  press(copy.payAction);
  expect(confirmed).toEqual(['입금완료']);
});
