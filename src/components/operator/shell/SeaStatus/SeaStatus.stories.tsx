import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atSea as copy, listAge } from '#copy/boarding';
import { format } from '#copy/format';
import { FROZEN_NOW } from '#mocks/now';
import { SeaStatus } from './SeaStatus';

const meta = {
  title: '신호 없을 때의 상태',
  id: 'sea-status',
  component: SeaStatus,
  args: { isLost: true, receivedAt: '2026-11-19T20:12:00.000Z', now: FROZEN_NOW, unsent: 0 },
} satisfies Meta<typeof SeaStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      copy.list(listAge('2026-11-19T20:12:00.000Z', FROZEN_NOW)),
    );
  },
};
export const OfYesterday: Story = {
  name: '어제 받음',
  args: { receivedAt: '2026-11-19T09:00:00.000Z', unsent: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      copy.list(listAge('2026-11-19T09:00:00.000Z', FROZEN_NOW)),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.unsent(format.cases(3)));
  },
};
/** In a private window or on a full phone the ticks last as long as the page. */
export const NotStored: Story = {
  name: '기기에 저장하지 못함',
  args: { unsent: 3, unstored: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.unstored(format.cases(2)));
  },
};
export const Sending: Story = {
  args: { isLost: false, unsent: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.sending(format.cases(3)));
  },
};
export const NothingToSay: Story = {
  name: '알릴 것 없음',
  args: { isLost: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
