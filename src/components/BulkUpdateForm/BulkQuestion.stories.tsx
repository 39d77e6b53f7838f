import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BulkQuestion } from './BulkQuestion';

const booked = Array.from({ length: 8 }, (_, index) => ({ date: `2026-12-${10 + index}`, guestCount: 20 - index }));

const meta = {
  title: '운영자/BulkQuestion',
  id: 'bulk-question',
  component: BulkQuestion,
  args: {
    range: { stdate: '2026-12-01', eddate: '2026-12-31' },
    preview: { created: 11, changed: 20, booked: booked.slice(0, 2) },
    pending: false,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeDaysHaveGuests: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('dialog', { name: '선택한 기간의 일정을 모두 변경하시겠습니까?' });
    await expect(dialog).toHaveAccessibleDescription(
      /새로 만드는 날 11일 변경되는 날 20일 그중 예약이 있는 날 2일 12월 10일\(목\) 20명/,
    );
    await userEvent.click(canvas.getByRole('button', { name: '변경하기' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const ManyDaysHaveGuests: Story = {
  args: { preview: { created: 0, changed: 31, booked } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await waitFor(() => expect(canvas.getByText('외 3일')).toBeVisible());
  },
};
export const NobodyBooked: Story = {
  args: { preview: { created: 11, changed: 20, booked: [] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('예약이 있는 날은 없습니다.')).toBeVisible());
  },
};
export const AllDaysAreNew: Story = {
  args: { preview: { created: 31, changed: 0, booked: [] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('새로 만드는 날 31일')).toBeVisible());
    await expect(canvas.queryByText(/예약이 있는/)).toBeNull();
  },
};
export const Saving: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '변경하는 중입니다' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
