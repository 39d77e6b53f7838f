import { afterAll, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { leaving as copy } from '#copy/leaving';
import { AskBeforeLeaving } from './AskBeforeLeaving';

// jsdom does not implement these.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
afterAll(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
});

const page = (isUnsaved: boolean) => (
  <>
    <AskBeforeLeaving when={isUnsaved} />
    <a href="/admin/guest">예약자</a>
  </>
);

test('뒤로 가기로 저장하지 않고 나간 뒤에 다시 와서 입력해도, 나갈 때 또 묻는다', async () => {
  window.history.replaceState({ idx: 0 }, '', '/admin');
  window.history.pushState({ idx: 1 }, '', '/admin/settings');
  const { rerender } = render(page(true));
  window.history.back();
  await screen.findByRole('dialog', { name: copy.ask });
  fireEvent.click(screen.getByRole('button', { name: copy.leave }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin'));

  rerender(page(false));
  act(() => window.history.pushState({ idx: 1 }, '', '/admin/settings'));
  rerender(page(true));
  fireEvent.click(screen.getByRole('link', { name: '예약자' }));
  expect(screen.getByRole('dialog', { name: copy.ask })).toBeTruthy();
});
