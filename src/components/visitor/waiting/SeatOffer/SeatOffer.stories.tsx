import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { booking, refundFacts } from '#copy/booking';
import { bookingForm, pricesChangedText } from '#copy/bookingForm';
import { errorText } from '#copy/errors';
import { fieldText } from '#copy/fieldErrors';
import { offer as copy } from '#copy/waiting';
import { anOffer, factsOf } from '#mocks/builders';
import { termsOf } from '#src/components/visitor/booking/BookingForm/agreedTerms';
import { BookingNotice } from '#src/components/visitor/booking/BookingNotice/BookingNotice';
import { SeatOffer } from './SeatOffer';

const { day } = anOffer();
const meta = {
  title: '자리 안내',
  id: 'seat-offer',
  component: SeatOffer,
  args: {
    offer: anOffer(),
    facts: factsOf(day),
    pending: null,
    error: null,
    onAccept: fn(),
    onDecline: fn(),
    onInvalid: fn(),
    onTermsChanged: fn(),
    children: <BookingNotice day={day} bank="수협 000-0000-0000 박한결" payBy="2026-11-20T06:00:00.000Z" />,
  },
  globals: { ground: 'none' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: '24px var(--gutter) 0' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SeatOffer>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const consentBox = (canvas: Canvas) => canvas.getByRole('checkbox', { name: bookingForm.consent });

/** Account, deadline and refund rule precede the consent. */
export const UntilWhen: Story = {
  name: '언제까지 되돌리는지',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement).toHaveTextContent(/11월 20일\(금\) 오전 10시까지 예약하실 수 있습니다/);
    await expect(canvasElement).toHaveTextContent(booking.noticePayBy('11월 20일(금) 오후 3시'));
    await expect(canvas.getByText(refundFacts[0] ?? '')).toBeVisible();
    await expect(canvas.getByText(booking.bankIs('수협 000-0000-0000 박한결'))).toBeVisible();
    await userEvent.click(consentBox(canvas));
    await userEvent.click(canvas.getByRole('button', { name: copy.accept }));
    await waitFor(() => expect(args.onAccept).toHaveBeenCalledOnce());
  },
};
/** The countdown follows the server's clock. */
export const LastHour: Story = {
  name: '한 시간 안',
  args: { clock: () => new Date('2026-11-20T09:24:00+09:00') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(copy.left('36분 0초'));
  },
};
export const WithoutConsent: Story = {
  name: '동의하지 않음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.accept }));
    const reason = fieldText({ field: 'consent', code: 'CONSENT_REQUIRED' });
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(consentBox(canvas)).toHaveFocus();
    await expect(args.onInvalid).toHaveBeenCalledWith(reason);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};
/** The page was left with another price, and is opened again. */
export const PriceChanged: Story = {
  name: '금액이 바뀜',
  args: { initial: { consent: true, agreed: { ...termsOf(factsOf(day)), price: 12 } } },
  play: async ({ canvas }) => {
    await expect(consentBox(canvas)).not.toBeChecked();
    await expect(canvas.getByText(pricesChangedText({ ...day, price: 12 }, day))).toBeVisible();
  },
};
export const AsksBeforeItIsDeclined: Story = {
  name: '사양하기 전에 물음',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.decline }));
    const dialog = within(await screen.findByRole('dialog', { name: copy.confirmDecline }));
    await expect(args.onDecline).not.toHaveBeenCalled();
    await expect(dialog.getByText(copy.confirmDeclineText)).toBeInTheDocument();
  },
};
export const Declined: Story = {
  name: '사양함',
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
    await userEvent.click(consentBox(canvas));
    await userEvent.click(canvas.getByRole('button', { name: copy.accepting }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};
export const Declining: Story = {
  name: '사양하는 중',
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
