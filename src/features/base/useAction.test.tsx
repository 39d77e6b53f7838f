import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ErrorBody } from '#contract/errors';
import { againText } from '#copy/again';
import { auth } from '#copy/auth';
import { fieldText } from '#copy/fieldErrors';
import { networkText } from '#copy/network';
import { ToastHost } from '#src/components/base/feedback/Toast/ToastHost';
import { LoginForm } from '#src/components/operator/account/LoginForm/LoginForm';
import type { Failure } from '#src/store/failure';
import { useAction } from './useAction';

const refused = (errors: ErrorBody['errors']): { error: Failure } => ({
  error: {
    kind: 'refused',
    status: 400,
    body: { code: 'VALIDATION', message: '입력한 내용을 확인해 주세요.', errors },
  },
});
const scene = () => {
  render(<ToastHost />);
  return renderHook(() => useAction());
};

test('끝난 일은 알리고, 그다음 일을 한다', async () => {
  const { result } = scene();
  const next = jest.fn();
  await act(async () => {
    expect(await result.current.run({ data: 3 }, { done: (days) => `${days}일을 바꾸었습니다.`, next })).toBe(true);
  });
  expect(await screen.findByText('3일을 바꾸었습니다.')).toBeTruthy();
  expect(next).toHaveBeenCalledWith(3);
});
test('그사이 화면을 떠났으면 데려가지 않는다', async () => {
  const { result, unmount } = scene();
  const next = jest.fn();
  let respond: (given: { data: boolean }) => void = () => undefined;
  const asked = new Promise<{ data: boolean }>((resolve) => (respond = resolve));
  const running = result.current.run(asked, { next });
  unmount();
  respond({ data: true });
  expect(await running).toBe(true);
  expect(next).not.toHaveBeenCalled();
});
test('다시 해서 된 일은 알림이 없어도 앞서 실패한 알림을 닫는다', async () => {
  const { result } = scene();
  const offline = { error: { kind: 'offline' } satisfies Failure };
  await act(async () => void (await result.current.run(offline)));
  expect(await screen.findByText(networkText.offline)).toBeTruthy();
  await act(async () => void (await result.current.run({ data: true }, { next: () => undefined })));
  await waitFor(() => expect(screen.queryByText(networkText.offline)).toBeNull());
});
test('답을 받지 못했을 때만 다시 누르면 어떻게 되는지 말한다', async () => {
  const { result } = scene();
  const run = (failed: { error: Failure }) =>
    act(async () => void (await result.current.run(failed, { again: againText.book })));
  await run({ error: { kind: 'timeout' } });
  expect(result.current.error).toBe(`${networkText.timeout} ${againText.book}`);
  expect(await screen.findByText(`${networkText.timeout} ${againText.book}`)).toBeTruthy();
  await run({ error: { kind: 'unreadable' } });
  expect(result.current.error).toBe(`${networkText.failed} ${againText.book}`);
  await run(refused([{ field: 'tel', reason: '올바른 휴대폰 번호를 입력해 주세요.' }]));
  expect(result.current.error).toBe('올바른 휴대폰 번호를 입력해 주세요.');
});
test('값 하나가 거절되면 까닭은 그 칸의 것이고, 다음 일을 하면 지워진다', async () => {
  const { result } = scene();
  const reason = '올바른 휴대폰 번호를 입력해 주세요.';
  await act(async () => void (await result.current.run(refused([{ field: 'tel', reason }]))));
  expect(result.current.form).toMatchObject({ refusals: [{ field: 'tel', reason }], error: null });
  expect(result.current.error).toBe(reason);
  expect(await screen.findByText(reason)).toBeTruthy();
  await act(async () => void (await result.current.run({ data: true })));
  expect(result.current.form).toMatchObject({ refusals: [], error: null });
});
test('연결하지 못한 까닭은 양식 전체의 것이다', async () => {
  const { result } = scene();
  await act(async () => void (await result.current.run({ error: { kind: 'offline' } satisfies Failure })));
  expect(result.current.form).toMatchObject({ refusals: [], error: networkText.offline });
});
test('칸의 잘못을 바로잡으면, 그것을 알리던 알림도 사라진다', async () => {
  function Login() {
    const { form } = useAction();
    return <LoginForm {...form} pending={false} onSubmit={() => undefined} />;
  }
  render(
    <>
      <ToastHost />
      <Login />
    </>,
  );
  const reason = fieldText({ field: 'userid', code: 'USERID_REQUIRED' });
  fireEvent.click(screen.getByRole('button', { name: auth.submit }));
  await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
  fireEvent.change(screen.getByRole('textbox', { name: auth.userid }), { target: { value: 'captain' } });
  await waitFor(() => expect(screen.queryAllByText(reason)).toEqual([]));
});
