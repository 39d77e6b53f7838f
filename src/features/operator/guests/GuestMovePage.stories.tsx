import type { Meta, StoryObj } from '@storybook/react-vite';
import { valueOf } from '#mocks/valueOf';
import { expect, screen, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API } from '#contract/paths';
import { seatsGoneText } from '#copy/errors';
import { guestMove } from '#copy/guestMove';
import { aDay, aGuestDetail, aManagedGuest, aRefund } from '#mocks/builders';
import { config, refuses, responds, unreachable } from '#mocks/handlers';
import { wholeText } from '#mocks/wholeText';
import { GuestMovePage } from './GuestMovePage';

const days = [
  aDay({ id: 5, date: '2026-12-05' }),
  aDay({ id: 12, date: '2026-12-12', guestCount: 4 }),
  aDay({ id: 13, date: '2026-12-13', fish: '참돔', price: 15, guestCount: 0 }),
];
const shown = [...config(), responds(API.guest, aGuestDetail()), responds(API.dayList, days)];

const meta = {
  title: '일정 옮기기',
  id: 'page-guest-move',
  component: GuestMovePage,
  decorators: [site],
  parameters: { route: '/admin/guest/1/move', path: '/admin/guest/:id/move', signedIn: true, msw: shown },
} satisfies Meta<typeof GuestMovePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const move: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /^12월 12일/ }));
  await userEvent.click(canvas.getByRole('button', { name: guestMove.submit }));
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^12월 13일/ })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: '12월' })).toBeChecked();
  },
};
export const Moved: Story = {
  name: '옮김',
  parameters: { msw: [responds(API.moveGuest, aManagedGuest({ date: '2026-12-12' })), ...shown] },
  play: async (context) => {
    await move(context);
    await expect(await screen.findByText(wholeText(guestMove.moved('12월 12일(토)')))).toBeInTheDocument();
  },
};
export const SeatsJustGone: Story = {
  name: '방금 자리가 나감',
  parameters: {
    msw: [refuses(API.moveGuest, 409, { code: 'SEATS_GONE', message: seatsGoneText(1), seatsLeft: 1 }), ...shown],
  },
  play: async (context) => {
    await move(context);
    const form = within(context.canvas.getByRole('form', { name: guestMove.title }));
    await expect(await form.findByText(seatsGoneText(1))).toBeVisible();
    await expect(context.canvas.getByRole('radio', { name: /^12월 12일/ })).toBeChecked();
  },
};
/** The payment moves along, and the refund is withdrawn. */
export const CancelledWithItsTrip: Story = {
  name: '운항과 함께 취소됨',
  parameters: {
    msw: [
      ...config(),
      responds(
        API.guest,
        aGuestDetail({
          state: 'CANCEL',
          completedAt: '2026-11-20T02:00:00.000Z',
          tripCancelled: 'Y',
          refund: aRefund(),
          dayState: 'CANCEL',
        }),
      ),
      responds(API.dayList, days),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^12월 12일/ }));
    const changes = within(canvas.getByRole('region', { name: guestMove.changes }));
    await expect(valueOf(changes, guestMove.paid)).toHaveTextContent('20만원');
  },
};
export const Cancelled: Story = {
  parameters: { msw: [...config(), responds(API.guest, aGuestDetail({ state: 'CANCEL' }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(guestMove.cancelled)).toBeVisible();
  },
};
/** The names are erased some days after the trip, so the booking cannot be moved. */
export const PersonalDataDeleted: Story = {
  parameters: {
    msw: [
      ...config(),
      responds(API.guest, aGuestDetail({ name: '', phone: '', state: 'COMPLETE', date: '2026-11-15' })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(guestMove.erased)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: guestMove.submit })).toBeNull();
  },
};
export const LoadFailed: Story = {
  parameters: { msw: [...config(), responds(API.guest, aGuestDetail()), unreachable(API.dayList)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(guestMove.daysFailed)).toBeVisible();
  },
};
