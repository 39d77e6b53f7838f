import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { messageFailureSchema, type Message } from '#contract/messages/message.schema';
import { guest } from '#copy/guest';
import { messageFailure, messages, messageKind, messageAudience } from '#copy/messages';
import { messageList } from '#copy/messageList';
import { aMessage, aSentMessage } from '#mocks/builders';
import { MessageList, type MessageListProps } from './MessageList';
import { MessageRow, type MessageAct } from './MessageRow';

const MOVED_TEXT =
  '[새벽호] 김바다님 예약이 12/2(수)에서 12/5(토)로 옮겨졌습니다. 2명. 예약금 10만원을 입금해 주세요. 예약번호 4821-0937-6654';
const OPERATOR_TEXT = '[새 예약] 12/5(토) 김바다 2명 010-0000-0001';
const parked = aMessage();
const refused = aMessage({
  id: 2,
  kind: 'PAID',
  guestNumber: '7730-2514-0986',
  guestName: '이파도',
  failure: 'REFUSED',
  failureDetail: '3016',
  attempts: 1,
});

interface Shown extends MessageListProps {
  messages: readonly Message[];
  pending: { id: number; act: MessageAct } | null;
  linked: boolean;
  onAct: (message: Message, act: MessageAct) => void;
}

const meta = {
  title: '보낸 메시지 목록',
  id: 'message-list',
  component: MessageList,
  subcomponents: { MessageRow },
  args: {
    children: null,
    emptyText: messages.empty,
    messages: [parked, refused],
    pending: null,
    linked: false,
    onAct: fn(),
  },
  render: ({ messages, emptyText, pending, linked, onAct }) => (
    <MessageList emptyText={emptyText}>
      {messages.map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          thisYear={2026}
          pending={pending?.id === message.id ? pending.act : null}
          onAct={(act) => onAct(message, act)}
          {...(linked && { href: `/admin/guest/${message.guestId}` })}
        />
      ))}
    </MessageList>
  ),
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Parked: Story = {
  name: '멈춤',
  args: { linked: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(messageFailure.TIMEOUT)).toBeVisible();
    await expect(canvas.getByText(/업체 응답 3016/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: guest.number('7730-2514-0986') })).toHaveAttribute(
      'href',
      '/admin/guest/1',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: messages.retry, description: `${messageKind.PAID} 이파도` }),
    );
    await expect(args.onAct).toHaveBeenCalledWith(refused, 'retry');
    await userEvent.click(canvas.getByRole('button', { name: messages.resolve, description: /김바다/ }));
    await expect(args.onAct).toHaveBeenCalledWith(parked, 'resolve');
    (document.activeElement as HTMLElement).blur();
  },
};
export const Retrying: Story = {
  name: '다시 시도하는 중',
  args: { pending: { id: 1, act: 'retry' } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: messages.retry, description: `${messageKind.BOOKED} 김바다` });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};
export const EveryState: Story = {
  name: '모든 상태',
  args: {
    messages: [
      aMessage({ id: 1, state: 'PARKED' }),
      aMessage({ id: 2, state: 'QUEUED', kind: 'EDITED', attempts: 2 }),
      aMessage({ id: 3, state: 'SENT', kind: 'CANCELLED', sentAt: '2026-11-20T00:10:00.000Z', failure: null }),
      aMessage({ id: 4, state: 'DROPPED', kind: 'BOOKED', audience: 'operator', failure: null, attempts: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getByText(messageList.sent('11.20(금) 09:10'))).toBeVisible();
    await expect(canvas.getByText(messageList.to(messageAudience.operator))).toBeVisible();
  },
};
/** The provider did not respond in time, and has no query for its messages. */
export const MaybeTwice: Story = {
  name: '두 번 갔을 수 있음',
  args: { messages: [aSentMessage({ failure: 'TIMEOUT', attempts: 2 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageList.maybeTwice)).toBeVisible();
    await expect(canvas.queryByText(messageFailure.TIMEOUT)).toBeNull();
  },
};
/** The new day has a higher price. */
export const Moved: Story = {
  name: '옮김',
  args: { messages: [aSentMessage({ kind: 'MOVED', sentText: MOVED_TEXT })] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(messageKind.MOVED)).toBeVisible();
    await expect(canvasElement).toHaveTextContent(MOVED_TEXT);
  },
};
/** Notices, cancellations and restorations of a trip. */
export const AboutAWholeDay: Story = {
  name: '하루 전체에 관한 것',
  args: {
    messages: [
      aSentMessage({ kind: 'NOTICE', sentText: '[새벽호] 12/5(토) 새벽 4시에 모입니다.' }),
      aSentMessage({
        id: 2,
        kind: 'TRIP_CANCELLED',
        sentText: '[새벽호] 12/5(토) 출조는 기상 악화로 운항이 취소되었습니다. 입금하신 금액은 전액 환불해 드립니다.',
      }),
      aSentMessage({
        id: 3,
        kind: 'TRIP_RESTORED',
        sentText:
          '[새벽호] 김바다님, 앞서 보내 드린 운항 취소 안내를 바로잡습니다. 12/5(토) 2명 예약은 그대로입니다. 예약번호 4821-0937-6654',
      }),
    ],
  },
  play: async ({ canvas }) => {
    for (const kind of ['NOTICE', 'TRIP_CANCELLED', 'TRIP_RESTORED'] as const)
      await expect(canvas.getByText(messageKind[kind])).toBeVisible();
  },
};
/** A reminder, then the cancellation by the system. */
export const AboutTheDeadline: Story = {
  name: '입금기한에 관한 것',
  args: {
    messages: [
      aSentMessage({
        id: 2,
        kind: 'DEADLINE_PASSED',
        sentText:
          '[새벽호] 김바다님 12/5(토) 2명 예약이 취소되었습니다. 입금기한까지 입금이 확인되지 않았습니다. 이미 입금하셨으면 전화로 알려 주세요. 010-0000-0000',
      }),
      aSentMessage({
        kind: 'REMINDER',
        sentText:
          '[새벽호] 김바다님 12/5(토) 2명 예약의 입금기한이 얼마 남지 않았습니다. 예약금 20만원을 입금해 주세요. 입금기한 11월 21일(토) 오전 9시까지. 예약번호 4821-0937-6654',
      }),
    ],
  },
  play: async ({ canvas }) => {
    for (const kind of ['REMINDER', 'DEADLINE_PASSED'] as const)
      await expect(canvas.getByText(messageKind[kind])).toBeVisible();
  },
};
/** The stored text does not contain the link. */
export const SeatsOffered: Story = {
  name: '자리를 안내함',
  args: {
    messages: [
      aSentMessage({
        kind: 'OFFER',
        guestId: null,
        guestNumber: null,
        sentText:
          '[새벽호] 김바다님, 기다리시던 12/5(토) 2명 자리가 났습니다. 11월 20일(금) 오전 10시까지 아래 주소에서 예약해 주세요. 그 뒤에는 다음 분께 넘어갑니다. (링크)',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageKind.OFFER)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const EveryFailure: Story = {
  name: '모든 실패',
  args: { messages: messageFailureSchema.options.map((failure, index) => aMessage({ id: index + 1, failure })) },
};
/** Older and erased texts are not available. */
export const Sent: Story = {
  name: '보냄',
  args: {
    messages: [
      aSentMessage(),
      aSentMessage({ id: 2, audience: 'operator', sentTo: null, sentText: OPERATOR_TEXT }),
      aSentMessage({ id: 3, guestName: null, sentText: null, sentTo: null, kind: 'PAID' }),
    ],
    linked: true,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(aSentMessage().sentText ?? '');
    await expect(canvas.getByText(messageList.number('010-0000-0001'))).toBeVisible();
    await expect(canvasElement).toHaveTextContent(OPERATOR_TEXT);
    // A telephone number does not wrap.
    await expect(canvas.getByText('010-0000-0001').getClientRects()).toHaveLength(1);
    await expect(canvas.getByText(messageList.noText)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** The booking was cancelled since, so the message can only be marked as done. */
export const NoLongerHolds: Story = {
  name: '더는 맞지 않음',
  args: { messages: [aMessage({ holds: false })] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(messageList.outdated)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages.retry })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: messages.resolve }));
    await expect(args.onAct).toHaveBeenCalledWith(args.messages[0], 'resolve');
    (document.activeElement as HTMLElement).blur();
  },
};
/** It can still be sent. */
export const PutAside: Story = {
  name: '처리 완료로 둠',
  args: { messages: [aMessage({ state: 'DROPPED', failure: 'HANDLED' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageFailure.HANDLED)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.retry })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages.resolve })).toBeNull();
  },
};
export const Resolving: Story = { name: '처리하는 중', args: { pending: { id: 1, act: 'resolve' } } };
export const BookingDeleted: Story = {
  name: '예약이 지워짐',
  args: { messages: [aMessage({ guestNumber: null, guestName: null, date: null, holds: false })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(guest.number(''), { exact: false })).toBeNull();
  },
};
export const LongestTexts: Story = {
  args: {
    messages: [
      aMessage({
        failure: 'REFUSED',
        failureDetail: 'InsufficientBalanceOrTemplateNotRegistered-30161234',
        attempts: 6,
        guestName: '가'.repeat(20),
      }),
      aSentMessage({ id: 2, guestName: '가'.repeat(20), sentText: `[${'긴'.repeat(30)}] ${'0'.repeat(60)}` }),
    ],
  },
};
export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.empty)).toBeVisible();
  },
};
