import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ownBookings as copy } from '#copy/lookup';
import { OwnBookings } from './OwnBookings';

const meta = {
  title: '이 브라우저에서 한 예약',
  id: 'own-bookings',
  component: OwnBookings,
  args: {
    bookings: [
      { number: '4821-0937-6654', date: '2026-11-24' },
      { number: '7730-2514-0968', date: '2026-12-05' },
    ],
    onChoose: fn(),
    onForget: fn(),
  },
} satisfies Meta<typeof OwnBookings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: copy.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '11월 24일(화) 4821-0937-6654' }));
    await expect(args.onChoose).toHaveBeenCalledWith('4821-0937-6654');
    await userEvent.click(canvas.getByRole('button', { name: copy.forget }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};
