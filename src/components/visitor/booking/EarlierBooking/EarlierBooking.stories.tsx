import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aGuest } from '#mocks/builders';
import { earlier } from '#copy/booking';
import { frame } from '#copy/frame';
import { reserve } from '#copy/reserve';
import { EarlierBooking } from './EarlierBooking';

const meta = {
  title: '먼저 한 예약',
  id: 'earlier-booking',
  component: EarlierBooking,
  args: {
    booking: aGuest({ guestCount: 2 }),
    tel: '010-0000-0000',
    findHref: '/reserve/find?id=4821-0937-6654',
    listHref: '/reserve',
    onCopied: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EarlierBooking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeChangedByTelephone: Story = {
  name: '전화로 바꿈',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(earlier.change)).toBeVisible();
    await expect(canvas.getByText('2명')).toBeVisible();
    await expect(canvas.getByRole('link', { name: frame.call })).toHaveAttribute('href', 'tel:010-0000-0000');
  },
};
export const NoTelephoneNoLookup: Story = {
  name: '전화도 예약 확인도 없음',
  args: { tel: null, findHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: reserve.find })).toBeNull();
  },
};
