import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { messageFailureSchema } from '../../../contract/messages/message.schema';
import { guest } from '../../../copy/guest';
import { messageFailure, messages, messageKind, messageAudience } from '../../../copy/messages';
import { messageList } from '../../../copy/messageList';
import { aMessage } from '../../../mocks/builders';
import { MessageList } from './MessageList';

const parked = aMessage();
const refused = aMessage({
  id: 2,
  kind: 'PAID',
  guestNumber: '7730-2514-0986',
  failure: 'REFUSED',
  failureDetail: '3016',
  attempts: 1,
});

const meta = {
  title: '운영자/MessageList',
  id: 'message-list',
  component: MessageList,
  args: { messages: [parked, refused], onRetry: fn() },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Parked: Story = {
  args: { hrefOf: ({ guestId }) => `/admin/guest/${guestId}` },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(messageFailure.TIMEOUT)).toBeVisible();
    await expect(canvas.getByText(/업체 응답 3016/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: guest.number('7730-2514-0986') })).toHaveAttribute(
      'href',
      '/admin/guest/1',
    );
    await userEvent.click(canvas.getByRole('button', { name: messages.retry, description: messageKind.PAID }));
    await expect(args.onRetry).toHaveBeenCalledWith(refused);
    (document.activeElement as HTMLElement).blur();
  },
};
export const Retrying: Story = {
  args: { pendingId: 1 },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: messages.retry, description: messageKind.BOOKED });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const EveryState: Story = {
  args: {
    messages: [
      aMessage({ id: 1, state: 'PARKED' }),
      aMessage({ id: 2, state: 'QUEUED', kind: 'EDITED', attempts: 2 }),
      aMessage({ id: 3, state: 'SENT', kind: 'CANCELLED', sentAt: '2026-11-20T00:10:00.000Z', failure: null }),
      aMessage({ id: 4, state: 'DROPPED', kind: 'PAID', audience: 'operator', failure: null, attempts: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByText(messageList.sent('11.20(금) 09:10'))).toBeVisible();
    await expect(canvas.getByText(messageList.to(messageAudience.operator))).toBeVisible();
  },
};
export const EveryFailure: Story = {
  args: { messages: messageFailureSchema.options.map((failure, index) => aMessage({ id: index + 1, failure })) },
};
export const BookingDeleted: Story = {
  args: { messages: [aMessage({ guestNumber: null, date: null })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/예약번호/)).toBeNull();
  },
};
export const LongestTexts: Story = {
  args: {
    messages: [
      aMessage({
        failure: 'REFUSED',
        failureDetail: 'InsufficientBalanceOrTemplateNotRegistered-30161234',
        attempts: 6,
      }),
    ],
  },
};
export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.empty)).toBeVisible();
  },
};
