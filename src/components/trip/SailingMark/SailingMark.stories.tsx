import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sailing } from '../../../../copy/reserve';
import { SailingMark } from './SailingMark';

const meta = {
  id: 'sailing-mark',
  component: SailingMark,
  args: { sailing: { kind: 'confirmed' } },
} satisfies Meta<typeof SailingMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sailing.confirmed)).toBeVisible();
  },
};
export const PeopleMissing: Story = {
  args: { sailing: { kind: 'short', minCount: 8, missing: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sailing.short('8명', '3명'))).toBeVisible();
  },
};
