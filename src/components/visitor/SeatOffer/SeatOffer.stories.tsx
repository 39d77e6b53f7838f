import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { NO_TERMS } from '../../../../contract/config/config.rules';
import { tidePhase } from '../../../../contract/day/tide.rules';
import { errorText } from '../../../../copy/errors';
import { offer as copy } from '../../../../copy/waiting';
import { anOffer } from '../../../../mocks/builders';
import { SeatOffer } from './SeatOffer';

const meta = {
  id: 'seat-offer',
  component: SeatOffer,
  args: {
    offer: anOffer(),
    times: NO_TERMS,
    phase: tidePhase('2026-12-05'),
    payRest: null,
    pending: null,
    error: null,
    onAccept: fn(),
    onDecline: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SeatOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UntilWhen: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement).toHaveTextContent(/11월 20일\(금\) 오전 10시까지 예약하실 수 있습니다/);
    await userEvent.click(canvas.getByRole('button', { name: copy.accept }));
    await expect(args.onAccept).toHaveBeenCalled();
  },
};
export const AsksBeforeItIsDeclined: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.decline }));
    const dialog = within(await screen.findByRole('dialog', { name: copy.confirmDecline }));
    await expect(args.onDecline).not.toHaveBeenCalled();
    await expect(dialog.getByText(copy.confirmDeclineText)).toBeInTheDocument();
  },
};
export const Declined: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.decline }));
    const dialog = within(await screen.findByRole('dialog', { name: copy.confirmDecline }));
    await userEvent.click(dialog.getByRole('button', { name: copy.decline }));
    await expect(args.onDecline).toHaveBeenCalled();
  },
};
export const Pending: Story = {
  args: { pending: 'accept' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.accepting }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};
export const Declining: Story = {
  args: { pending: 'decline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.decline })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Refused: Story = {
  args: { error: errorText.OFFER_OVER },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(errorText.OFFER_OVER)).toBeVisible();
  },
};
