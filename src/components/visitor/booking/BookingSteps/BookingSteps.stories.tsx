import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#copy/home';
import { arriveText } from '#copy/tripTimes';
import { BookingSteps } from './BookingSteps';

const meta = {
  title: '예약 순서',
  id: 'booking-steps',
  component: BookingSteps,
  args: {
    steps: [
      ...home.stepList,
      { name: home.boarding, text: arriveText({ departAt: null, returnAt: null, meetAt: 30 }) },
    ],
  },
} satisfies Meta<typeof BookingSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourSteps: Story = {
  name: '네 걸음',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[0]).toHaveTextContent('날짜 선택어종과 남은자리를 보고 출조일을 고릅니다.');
    await expect(steps[3]).toHaveTextContent('승선출항 30분 전까지 도착해 주세요.');
  },
};
