import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PAGES } from '#contract/paths';
import type { SetupStep } from '#contract/setup/setup.schema';
import { setup } from '#copy/setup';
import { emulating } from '#mocks/emulating';
import { aSetup } from '#mocks/builders';
import { FirstSteps } from './FirstSteps';

const hrefs: Partial<Record<SetupStep, string>> = {
  store: PAGES.adminSettings,
  bank: PAGES.adminSettings,
  policy: PAGES.adminPolicy,
  day: PAGES.adminBulk(),
  about: PAGES.adminAbout,
};
const after = (done: number) =>
  aSetup({
    open: aSetup()
      .steps.slice(done)
      .map(({ step }) => step),
  }).steps;

const meta = {
  title: '예약 전 할 일',
  id: 'first-steps',
  component: FirstSteps,
  args: {
    steps: after(0),
    hrefOf: (step) => hrefs[step] ?? null,
    onTest: fn(),
    onHide: fn(),
  },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingDone: Story = {
  name: '처음 연 배',
  tags: ['breakpoint'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(setup.progress(0, 8))).toBeVisible();
    await expect(canvas.getByRole('link', { name: setup.step.day })).toHaveAttribute('href', PAGES.adminBulk());
    await userEvent.click(canvas.getByRole('button', { name: setup.test }));
    await expect(args.onTest).toHaveBeenCalledTimes(1);
  },
};
export const ThreeDone: Story = {
  name: '세 가지를 마침',
  args: { steps: after(3) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(setup.progress(3, 8))).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(setup.done);
    await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent(setup.hint.day);
    await userEvent.click(canvas.getByRole('button', { name: setup.hide }));
    await expect(args.onHide).toHaveBeenCalledTimes(1);
  },
};
export const Testing: Story = { name: '시험 메시지를 보내는 중', args: { steps: after(5), testing: true } };
export const Sent: Story = {
  name: '시험 메시지를 보냄',
  args: {
    steps: aSetup({ open: ['backup', 'address'] }).steps,
    tested: { state: 'sent', to: '010-0000-0000' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(setup.sent('010-0000-0000'));
    await expect(canvas.queryByRole('button', { name: setup.test })).toBeNull();
  },
};
export const Refused: Story = {
  name: '업체가 거절함',
  args: { steps: after(5), tested: { state: 'failed', failure: 'REFUSED', detail: 'InvalidAPIKey' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('InvalidAPIKey');
    await expect(canvas.getByRole('button', { name: setup.test })).toBeEnabled();
  },
};
export const NoChannel: Story = { name: '보낼 업체가 없음', args: { steps: after(5), tested: { state: 'off' } } };
export const Hovered: Story = { ...emulating({ hover: 'a' }) };
