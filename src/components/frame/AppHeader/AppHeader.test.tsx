import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { AppHeader } from './AppHeader';

test('연결이 끊겨 받지 못한 로고는 연결되면 다시 받는다', () => {
  render(<AppHeader side="visitor" storeName="새벽호" logo="/logo.png" tel={null} signedIn={false} current={null} />);
  const logo = screen.getByRole('presentation');
  const load = jest.spyOn(logo, 'setAttribute');
  fireEvent(window, new Event('online'));
  expect(load).not.toHaveBeenCalled();
  fireEvent.error(logo);
  expect(load).not.toHaveBeenCalled();
  fireEvent(window, new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith('src', expect.stringContaining('/logo.png'));
  // The logo was loaded, so the next connection loads nothing.
  fireEvent(window, new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
});
