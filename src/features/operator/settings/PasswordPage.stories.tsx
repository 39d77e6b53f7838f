import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API } from '#contract/paths';
import { errorText } from '#copy/errors';
import { fieldText } from '#copy/fieldErrors';
import { format } from '#copy/format';
import { secondStep } from '#copy/secondStep';
import { settings } from '#copy/settings';
import { aSecondStep, aSecondStepKey, RECOVERY_CODES_SHOWN } from '#mocks/builders';
import { config, refuses, responds, respondsNow, unreachable, waits } from '#mocks/handlers';
import { wholeText } from '#mocks/wholeText';
import { PasswordPage } from './PasswordPage';

const meta = {
  title: '비밀번호 변경',
  id: 'page-settings-password',
  component: PasswordPage,
  decorators: [site],
  parameters: {
    route: '/admin/config/password',
    signedIn: true,
    msw: [...config(), responds(API.changePassword, true), responds(API.secondStep, aSecondStep())],
  },
} satisfies Meta<typeof PasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const change: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(settings.password.current), 'sea breeze');
  await userEvent.type(canvas.getByLabelText(settings.password.next), 'new harbour');
  await userEvent.type(canvas.getByLabelText(settings.password.confirm), 'new harbour{Enter}');
};

export const Empty: Story = {};
export const Changed: Story = {
  play: async (context) => {
    await change(context);
    await expect(await screen.findByText(settings.password.changed)).toBeInTheDocument();
    await waitFor(() => expect(context.canvas.getByLabelText(settings.password.current)).toHaveValue(''));
  },
};
export const CurrentOneIsWrong: Story = {
  name: '지금 비밀번호가 틀림',
  parameters: {
    msw: [
      ...config(),
      responds(API.secondStep, aSecondStep()),
      refuses(API.changePassword, 400, {
        code: 'VALIDATION',
        message: '입력한 내용을 확인해 주세요.',
        errors: [{ field: 'password', reason: '현재 비밀번호가 일치하지 않습니다.' }],
      }),
    ],
  },
  play: async (context) => {
    await change(context);
    await waitFor(() => expect(context.canvas.getByLabelText(settings.password.current)).toHaveFocus());
    await expect(context.canvas.getByLabelText(settings.password.next)).toHaveValue('new harbour');
  },
};

const SINCE = '2026-11-19T23:24:00.000Z';
const { codes, end, off, on, recovery, setup, start } = secondStep;
let since: string | null = null;
/** The second step is off until its first code is confirmed. */
const switchedOn = {
  beforeEach: () => {
    since = null;
  },
  parameters: {
    msw: [
      ...config(),
      responds(API.startSecondStep, aSecondStepKey()),
      respondsNow(API.confirmSecondStep, () => {
        since = SINCE;
        return { recoveryCodes: [...RECOVERY_CODES_SHOWN] };
      }),
      respondsNow(API.secondStep, () => aSecondStep({ since })),
    ],
  },
} satisfies Story;
const toTheKey: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: off.turnOn }));
  await waitFor(() => expect(canvas.getByLabelText(secondStep.password)).toHaveFocus());
  await userEvent.keyboard('sea breeze{Enter}');
  await expect(await canvas.findByRole('img', { name: setup.qr })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: secondStep.title })).toHaveFocus();
};
const toTheCodes: Play = async (context) => {
  await toTheKey(context);
  await context.userEvent.type(context.canvas.getByLabelText(codes.otp.label), '123456{Enter}');
  await expect(await context.canvas.findByRole('heading', { name: recovery.title })).toHaveFocus();
};
const toTheEnd: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: on.turnOff }));
  await waitFor(() => expect(canvas.getByLabelText(secondStep.password)).toHaveFocus());
  await userEvent.keyboard('sea breeze');
  await userEvent.type(canvas.getByLabelText(codes.otp.label), '123456{Enter}');
};

export const SecondStepOn: Story = {
  name: '2단계 확인이 켜짐',
  parameters: { msw: [...config(), responds(API.secondStep, aSecondStep({ since: SINCE, recoveryCodesLeft: 8 }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(wholeText(format.longInstant(SINCE)))).toBeVisible();
    await expect(canvas.getByText(on.count(8))).toBeVisible();
  },
};
export const SecondStepLoading: Story = {
  name: '2단계 확인을 불러오는 중',
  parameters: { msw: [...config(), waits(API.secondStep)] },
};
export const SecondStepNotLoaded: Story = {
  name: '2단계 확인을 불러오지 못함',
  parameters: { msw: [...config(), unreachable(API.secondStep)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(secondStep.loadFailed)).toBeVisible();
    await expect(canvas.getByLabelText(settings.password.current)).toBeVisible();
  },
};
export const SecondStepPasswordIsWrong: Story = {
  name: '2단계 확인을 켤 때 틀린 비밀번호',
  parameters: {
    msw: [
      ...config(),
      responds(API.secondStep, aSecondStep()),
      refuses(API.startSecondStep, 400, {
        code: 'VALIDATION',
        message: errorText.VALIDATION,
        errors: [{ field: 'password', reason: fieldText({ field: 'password', code: 'CURRENT_PASSWORD_WRONG' }) }],
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: off.turnOn }));
    await userEvent.type(canvas.getByLabelText(secondStep.password), 'wrong{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(secondStep.password)).toBeInvalid());
    await expect(canvas.getByRole('button', { name: start.submit })).toBeVisible();
  },
};
export const SecondStepKeyShown: Story = { ...switchedOn, name: '등록할 QR 코드', play: toTheKey };
export const SecondStepFirstCodeIsWrong: Story = {
  name: '틀린 첫 코드',
  parameters: {
    msw: [
      ...config(),
      responds(API.startSecondStep, aSecondStepKey()),
      refuses(API.confirmSecondStep, 400, {
        code: 'VALIDATION',
        message: errorText.VALIDATION,
        errors: [{ field: 'otp', reason: errorText.OTP_WRONG }],
      }),
      responds(API.secondStep, aSecondStep()),
    ],
  },
  play: async (context) => {
    await toTheKey(context);
    await context.userEvent.type(context.canvas.getByLabelText(codes.otp.label), '123456{Enter}');
    await waitFor(() => expect(context.canvas.getByLabelText(codes.otp.label)).toBeInvalid());
    await expect(context.canvas.getByLabelText(codes.otp.label)).toHaveFocus();
  },
};
export const RecoveryCodesShownOnce: Story = { ...switchedOn, name: '한 번만 보이는 복구 코드', play: toTheCodes };
export const SecondStepSwitchedOn: Story = {
  ...switchedOn,
  name: '2단계 확인을 켬',
  play: async (context) => {
    await toTheCodes(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByLabelText(recovery.written));
    await userEvent.click(canvas.getByRole('button', { name: recovery.close }));
    await expect(await canvas.findByText(on.isOn)).toBeVisible();
    await expect(canvas.queryByText(RECOVERY_CODES_SHOWN[0] ?? '')).toBeNull();
    await expect(canvas.getByRole('heading', { name: secondStep.title })).toHaveFocus();
  },
};
export const SwitchedElsewhere: Story = {
  name: '다른 기기에서 먼저 켬',
  parameters: {
    msw: [
      ...config(),
      refuses(API.startSecondStep, 409, { code: 'CONFLICT', message: errorText.CONFLICT }),
      responds(API.secondStep, aSecondStep()),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: off.turnOn }));
    await userEvent.type(canvas.getByLabelText(secondStep.password), 'sea breeze{Enter}');
    await expect(await screen.findByText(errorText.CONFLICT)).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: off.turnOn })).toBeVisible();
  },
};
export const SecondStepSwitchedOff: Story = {
  name: '2단계 확인을 끔',
  parameters: {
    msw: [
      ...config(),
      responds(API.endSecondStep, aSecondStep()),
      responds(API.secondStep, aSecondStep({ since: SINCE })),
    ],
  },
  play: async (context) => {
    await toTheEnd(context);
    await expect(await screen.findByText(end.done)).toBeInTheDocument();
  },
};
export const LastCodeIsWrong: Story = {
  name: '끌 때 틀린 코드',
  parameters: {
    msw: [
      ...config(),
      refuses(API.endSecondStep, 400, {
        code: 'VALIDATION',
        message: errorText.VALIDATION,
        errors: [{ field: 'otp', reason: errorText.OTP_WRONG }],
      }),
      responds(API.secondStep, aSecondStep({ since: SINCE })),
    ],
  },
  play: async (context) => {
    await toTheEnd(context);
    await waitFor(() => expect(context.canvas.getByLabelText(codes.otp.label)).toBeInvalid());
    await expect(context.canvas.getByLabelText(secondStep.password)).toHaveValue('sea breeze');
  },
};
