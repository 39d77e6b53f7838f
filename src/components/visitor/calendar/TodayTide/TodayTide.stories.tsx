import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tidePhase } from '#contract/day/tide.rules';
import { home } from '#copy/home';
import { FROZEN_TODAY } from '#mocks/now';
import { TodayTide } from './TodayTide';

const meta = {
  title: '오늘의 물때',
  id: 'today-tide',
  component: TodayTide,
  args: { today: FROZEN_TODAY, phase: tidePhase(FROZEN_TODAY) },
} satisfies Meta<typeof TodayTide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaxingMoon: Story = {
  name: '차오르는 달',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: home.tide })).toHaveTextContent(
      '오늘 2026년 11월 20일(금)4물 음력 10.12',
    );
  },
};
export const NewMoon: Story = { name: '그믐', args: { today: '2026-12-09', phase: tidePhase('2026-12-09') } };
export const BeyondTheTable: Story = {
  name: '표를 벗어남',
  args: { today: '2051-12-05', phase: tidePhase('2051-12-05') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
