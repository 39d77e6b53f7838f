import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { guest as copy } from '#copy/guest';
import { leaving } from '#copy/leaving';
import { settings } from '#copy/settings';
import { aManagedGuest } from '#mocks/builders';
import { GuestMemoDialog } from './GuestMemoDialog';

// This environment has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

const scene = () => {
  const saved: string[] = [];
  const left: string[] = [];
  const dialog = (memo: string) => (
    <GuestMemoDialog
      guest={aManagedGuest({ memo })}
      onSave={(text) => {
        saved.push(text);
        return Promise.resolve(null);
      }}
      onClose={() => left.push('닫음')}
    />
  );
  const { rerender } = render(dialog('왼쪽 자리'));
  return { saved, left, saveElsewhere: (memo: string) => rerender(dialog(memo)) };
};
const field = () => screen.getByLabelText<HTMLInputElement>(copy.memoLabel);
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('적는 동안 다른 기기에서 저장한 메모를 적은 글 옆에 보이고, 적은 글은 그대로 둔다', () => {
  const { saveElsewhere } = scene();
  type('낚싯대 2대');
  saveElsewhere('채식합니다');
  const both = within(screen.getByRole('region', { name: settings.changedElsewhere.title }));
  expect(both.getByText('채식합니다')).toBeTruthy();
  expect(both.getByText('낚싯대 2대')).toBeTruthy();
  expect(field().value).toBe('낚싯대 2대');
  fireEvent.click(both.getByRole('button', { name: settings.changedElsewhere.take }));
  expect(field().value).toBe('채식합니다');
});

it('고치지 않은 메모는 다른 기기에서 저장한 것으로 바뀌어, 저장해도 되돌리지 않는다', async () => {
  const { saved, saveElsewhere } = scene();
  saveElsewhere('채식합니다');
  await act(() => {
    fireEvent.click(screen.getByRole('button', { name: copy.memoAction }));
    return Promise.resolve();
  });
  expect(saved).toEqual(['채식합니다']);
});

it('적은 글이 있으면 Esc를 눌러도 바로 닫지 않고 묻는다', () => {
  const { left } = scene();
  type('낚싯대 2대');
  fireEvent.keyDown(field(), { key: 'Escape' });
  const question = () => within(screen.getByRole('dialog', { name: leaving.ask }));
  fireEvent.click(question().getByRole('button', { name: leaving.stay }));
  expect(left).toEqual([]);
  expect(field().value).toBe('낚싯대 2대');
  fireEvent.keyDown(field(), { key: 'Escape' });
  fireEvent.click(question().getByRole('button', { name: leaving.leave }));
  expect(left).toEqual(['닫음']);
});

it('고친 것이 없으면 Esc로 바로 닫는다', () => {
  const { left } = scene();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(left).toEqual(['닫음']);
});
