import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API } from '#contract/paths';
import type { Signin } from '#contract/auth/auth.schema';
import type { ErrorBody } from '#contract/errors';
import { errorText, otpLockedText } from '#copy/errors';
import { frame } from '#copy/frame';
import { auth } from '#copy/auth';
import { atSea, boarding } from '#copy/boarding';
import { format } from '#copy/format';
import { networkText } from '#copy/network';
import { secondStep } from '#copy/secondStep';
import { aUser } from '#mocks/builders';
import { refuses, responds, unreachable, waits } from '#mocks/handlers';
import { retryShown } from '#src/storySite/retryShown';
import { useShell } from '#src/components/frame/Page/Shell';
import { useTick } from '#src/features/operator/atSea/useTicks';
import { AdminGate } from './AdminGate';

const meta = {
  title: '로그인',
  id: 'page-login',
  component: AdminGate,
  args: { children: <p>{frame.tabs.admin}</p> },
  decorators: [site],
  parameters: { route: '/admin', msw: [responds(API.me, aUser())] },
} satisfies Meta<typeof AdminGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  name: '로그인하지 않음',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: auth.title })).toBeVisible();
  },
};
export const WrongPassword: Story = {
  parameters: {
    msw: [refuses(API.signin, 401, { code: 'SIGNIN_FAILED', message: errorText.SIGNIN_FAILED })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(auth.userid), 'admin');
    await userEvent.type(canvas.getByLabelText(auth.password), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: auth.submit }));
    // At the fields and as a toast (specification 8).
    await expect(await canvas.findAllByText(errorText.SIGNIN_FAILED)).toHaveLength(2);
    await expect(canvas.getByLabelText(auth.userid)).toHaveValue('admin');
  },
};

type Play = NonNullable<Story['play']>;
const { otp, recoveryCode } = secondStep.codes;
const otpRequired = { code: 'OTP_REQUIRED', message: errorText.OTP_REQUIRED } as const;
const otpWrong = { code: 'OTP_WRONG', message: errorText.OTP_WRONG } as const;

/** A login with the right password: asks for a code; `respond` is the response to the code. */
const toTheCode = (respond: () => Response) =>
  http.post(`*${API.signin}`, async ({ request }) => {
    const { otp: sent } = (await request.json()) as Signin;
    return sent === undefined ? HttpResponse.json<ErrorBody>(otpRequired, { status: 401 }) : respond();
  });
const refusesCode = (status: number, body: ErrorBody) => toTheCode(() => HttpResponse.json(body, { status }));

const typePassword: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(auth.userid), 'admin');
  await userEvent.type(canvas.getByLabelText(auth.password), 'sea breeze{Enter}');
  await canvas.findByLabelText(otp.label);
  await waitFor(() => expect(canvas.getByLabelText(otp.label)).toHaveFocus());
};

export const CodeAsked: Story = {
  name: '코드를 물음',
  parameters: { msw: [refuses(API.signin, 401, otpRequired)] },
  play: async (context) => {
    await typePassword(context);
    await expect(context.canvas.queryByLabelText(auth.password)).toBeNull();
    await expect(screen.queryByText(errorText.OTP_REQUIRED)).toBeNull();
  },
};
export const BackToThePassword: Story = {
  name: '비밀번호로 돌아옴',
  parameters: { msw: [refuses(API.signin, 401, otpRequired)] },
  play: async (context) => {
    await typePassword(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: secondStep.back }));
    await expect(canvas.getByLabelText(auth.userid)).toHaveValue('admin');
    await expect(canvas.getByLabelText(auth.password)).toHaveValue('sea breeze');
  },
};
export const WrongCode: Story = {
  parameters: { msw: [refusesCode(401, otpWrong)] },
  play: async (context) => {
    await typePassword(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(otp.label), '123456{Enter}');
    await expect(await canvas.findAllByText(errorText.OTP_WRONG)).toHaveLength(2);
    await expect(canvas.getByLabelText(otp.label)).toHaveFocus();
    await expect(canvas.getByLabelText(otp.label)).toHaveValue('123456');
  },
};
export const WrongRecoveryCode: Story = {
  name: '틀린 복구 코드',
  parameters: { msw: [refusesCode(401, otpWrong)] },
  play: async (context) => {
    await typePassword(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: secondStep.login.useRecovery }));
    await userEvent.type(canvas.getByLabelText(recoveryCode.label), 'k7m2p-x4c9w{Enter}');
    await expect(await canvas.findAllByText(secondStep.recoveryWrong)).toHaveLength(2);
    await expect(canvas.getByLabelText(recoveryCode.label)).toBeInvalid();
  },
};
export const TooManyWrongCodes: Story = {
  name: '틀린 코드가 너무 많음',
  parameters: {
    msw: [refusesCode(429, { code: 'OTP_LOCKED', message: otpLockedText(42) })],
  },
  play: async (context) => {
    await typePassword(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(otp.label), '123456{Enter}');
    await expect(await canvas.findAllByText(otpLockedText(42))).toHaveLength(2);
    await expect(canvas.getByLabelText(otp.label)).not.toBeInvalid();
  },
};
export const ConnectionLostWithTheCode: Story = {
  name: '코드를 보내다 연결이 끊김',
  parameters: { msw: [toTheCode(() => HttpResponse.error())] },
  play: async (context) => {
    await typePassword(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(otp.label), '123456{Enter}');
    await expect(await canvas.findAllByText(networkText.offline)).toHaveLength(2);
    await expect(canvas.getByLabelText(otp.label)).toHaveValue('123456');
  },
};
export const PasswordChangedMeanwhile: Story = {
  name: '그 사이 비밀번호가 바뀜',
  parameters: {
    msw: [refusesCode(401, { code: 'SIGNIN_FAILED', message: errorText.SIGNIN_FAILED })],
  },
  play: async (context) => {
    await typePassword(context);
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText(otp.label), '123456{Enter}');
    await expect(await canvas.findByLabelText(auth.userid)).toHaveValue('admin');
    await expect(canvas.getByRole('button', { name: auth.submit })).toBeVisible();
  },
};
export const Checking: Story = { name: '확인하는 중', parameters: { signedIn: true, msw: [waits(API.me)] } };
export const Unreachable: Story = { parameters: { signedIn: true, msw: [unreachable(API.me)] }, play: retryShown };
/** A server outage must not count as a logout. */
export const Outage: Story = {
  name: '서버의 장애',
  parameters: { signedIn: true, msw: [refuses(API.me, 503, { code: 'INTERNAL', message: errorText.INTERNAL })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(errorText.INTERNAL);
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};
/** A page with an unsent tick, and the header's logout. */
function WithATick() {
  const tick = useTick('2026-11-20');
  const { onSignOut } = useShell();
  return (
    <>
      <button onClick={() => tick(1, 'BOARDED')}>{boarding.boarded}</button>
      <button onClick={onSignOut}>{frame.signOut}</button>
    </>
  );
}
export const LeavesWithUnsentTicks: Story = {
  name: '보내지 못한 표시가 있는데 로그아웃',
  args: { children: <WithATick /> },
  parameters: { signedIn: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: boarding.boarded }));
    await userEvent.click(canvas.getByRole('button', { name: frame.signOut }));
    const dialog = within(await screen.findByRole('dialog', { name: atSea.leave.title }));
    await waitFor(() => expect(dialog.getByText(atSea.leave.text(format.cases(1)))).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: atSea.leave.cancel }));
    await expect(canvas.getByRole('button', { name: boarding.boarded })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: frame.signOut }));
    await screen.findByRole('dialog', { name: atSea.leave.title });
  },
};
export const LetIn: Story = {
  name: '들어감',
  parameters: { signedIn: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(frame.tabs.admin)).toBeVisible();
  },
};
