import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DayStateButtons } from './DayStateButtons';

const meta = {
  title: '운영자/DayStateButtons',
  id: 'day-state-buttons',
  component: DayStateButtons,
  args: { state: 'OPEN', affected: { cases: 5, people: 12, paidCases: 3 }, pending: null, onChange: fn() },
  globals: { ground: 'ground' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DayStateButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (buttons: HTMLElement[]) => buttons.map((button) => button.textContent);

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(names(canvas.getAllByRole('button'))).toEqual([
      '예약마감으로 변경',
      '예약불가로 변경',
      '운항취소로 변경',
    ]);
  },
};
export const Full: Story = {
  args: { state: 'COMPLETE' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '예약중으로 변경' }));
    const dialog = canvas.getByRole('dialog', { name: "상태를 '예약중'으로 변경하시겠습니까?" });
    await expect(dialog).toHaveAccessibleDescription(
      /방문자가 예약할 수 있습니다\..*예약 5건\(12명\)이 있습니다\..*입금완료는 3건/,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: '변경하기' }));
    await expect(args.onChange).toHaveBeenCalledWith('OPEN', 'COMPLETE');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: '예약중으로 변경' })).toHaveFocus();
  },
};
export const Closed: Story = { args: { state: 'CLOSE' } };
export const TripCancelled: Story = {
  args: { state: 'CANCEL' },
  play: async ({ canvas }) => {
    await expect(names(canvas.getAllByRole('button'))).toEqual([
      '예약중으로 변경',
      '예약마감으로 변경',
      '예약불가로 변경',
    ]);
  },
};
export const AsksBeforeTheTripIsCancelled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '운항취소로 변경' }));
    const dialog = canvas.getByRole('dialog', { name: "상태를 '운항취소'로 변경하시겠습니까?" });
    await expect(dialog).toHaveAccessibleDescription(
      /예약 5건\(12명\)이 있습니다\..*입금완료 3건은 전화로 알리고 환불해 주세요\./,
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const AsksBeforeTheDayIsClosed: Story = {
  args: { affected: { cases: 2, people: 3, paidCases: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '예약불가로 변경' }));
    const dialog = canvas.getByRole('dialog', { name: "상태를 '예약불가'로 변경하시겠습니까?" });
    await expect(within(dialog).getByText('예약 2건(3명)이 있습니다.')).toBeInTheDocument();
    await expect(within(dialog).getByText('그중 입금완료는 1건입니다.')).toBeInTheDocument();
    // The bookings stay: nobody is told to give money back.
    await expect(dialog).toHaveAccessibleDescription(/이미 받은 예약은 그대로 남습니다\./);
    await expect(within(dialog).queryByText(/환불/)).toBeNull();
  },
};
export const NobodyIsAffected: Story = {
  args: { affected: { cases: 0, people: 0, paidCases: 0 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '운항취소로 변경' }));
    await expect(canvas.getByText('예약이 없습니다.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '돌아가기' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Changing: Story = {
  args: { pending: 'CLOSE' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '예약마감으로 변경' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '예약불가로 변경' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const Opening: Story = { args: { state: 'CLOSE', pending: 'OPEN' } };
export const ClosingForBookings: Story = { args: { pending: 'COMPLETE' } };
export const CancellingTheTrip: Story = { args: { pending: 'CANCEL' } };
