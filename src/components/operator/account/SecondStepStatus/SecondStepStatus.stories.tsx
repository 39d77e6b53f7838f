import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { format } from '#copy/format';
import { secondStep } from '#copy/secondStep';
import { aSecondStep } from '#mocks/builders';
import { wholeText } from '#mocks/wholeText';
import { SecondStepStatus } from './SecondStepStatus';

const meta = {
  title: '2단계 확인 상태',
  id: 'second-step-status',
  component: SecondStepStatus,
  args: { secondStep: aSecondStep(), onTurnOn: fn(), onTurnOff: fn() },
} satisfies Meta<typeof SecondStepStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

const SINCE = '2026-11-20T01:10:00.000Z';

export const Off: Story = {
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: secondStep.off.turnOn }));
    await expect(args.onTurnOn).toHaveBeenCalledOnce();
  },
};
export const On: Story = {
  args: { secondStep: aSecondStep({ since: SINCE }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(wholeText(format.longInstant(SINCE)))).toBeVisible();
    await expect(canvas.getByText(secondStep.on.count(10))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: secondStep.on.turnOff }));
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
  },
};
export const FewRecoveryCodes: Story = {
  name: '복구 코드가 얼마 남지 않음',
  args: { secondStep: aSecondStep({ since: SINCE, recoveryCodesLeft: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(secondStep.on.few)).toBeVisible();
  },
};
export const RecoveryCodesNotReceived: Story = {
  name: '복구 코드를 받지 못함',
  args: { secondStep: aSecondStep({ since: SINCE }), unread: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(secondStep.on.unread)).toBeVisible();
  },
};
export const NoRecoveryCodes: Story = {
  name: '남은 복구 코드 없음',
  args: { secondStep: aSecondStep({ since: SINCE, recoveryCodesLeft: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(secondStep.on.none)).toBeVisible();
  },
};
