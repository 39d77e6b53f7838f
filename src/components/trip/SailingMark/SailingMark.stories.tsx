import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sailing } from '#copy/reserve';
import { emulating } from '#mocks/emulating';
import { SailingMark } from './SailingMark';

const meta = {
  title: '출항확정 표시',
  id: 'sailing-mark',
  component: SailingMark,
  args: { sailing: { kind: 'confirmed', minCount: 0 } },
} satisfies Meta<typeof SailingMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  name: '출항확정',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sailing.confirmed)).toBeVisible();
  },
};
/** After cancellations the longer text must fit. */
export const EnoughPeople: Story = {
  args: { sailing: { kind: 'confirmed', minCount: 8 } },
  ...emulating({ width: 320 }),
  name: '모인 인원',
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sailing.confirmed)).toBeVisible();
    await expect(canvas.getByText(sailing.missing('8명'), { exact: false })).not.toBeVisible();
  },
};
export const PeopleMissing: Story = {
  name: '모자란 인원',
  args: { sailing: { kind: 'short', minCount: 8, missing: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sailing.missing('3명')).parentElement).toHaveTextContent(
      '최소 8명 · 3명 더 모이면 출항',
    );
  },
};
