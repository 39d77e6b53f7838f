import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { offlineText } from '#copy/offline';
import { OfflineLine } from './OfflineLine';

const meta = {
  title: '연결이 끊김',
  id: 'offline-line',
  component: OfflineLine,
  args: { readAt: '2026-11-19T23:24:00.000Z', isCutOff: true },
} satisfies Meta<typeof OfflineLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithItsTime: Story = {
  name: '불러온 시각',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(offlineText.read('08:24'));
  },
};
export const WithoutATime: Story = {
  name: '시각 없이',
  args: { readAt: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(offlineText.lost);
  },
};
/** The browser itself reports the loss. */
export const LostMeanwhile: Story = {
  name: '보는 사이 끊김',
  args: { isCutOff: false },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText(offlineText.read('08:24'))).toBeVisible();
  },
};
export const Connected: Story = {
  name: '연결됨',
  args: { isCutOff: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
