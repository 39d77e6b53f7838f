import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API, PAGES } from '#contract/paths';
import { guestList } from '#copy/guestList';
import { messageList } from '#copy/messageList';
import { errorText } from '#copy/errors';
import { messages, messageState } from '#copy/messages';
import { unanswered } from '#copy/unanswered';
import { aMessage, aMessageList, aSentMessage } from '#mocks/builders';
import { config, refuses, responds, unreachable, waits } from '#mocks/handlers';
import { retryShown } from '#src/storySite/retryShown';
import { MessagesPage } from './MessagesPage';

const parked = [
  aMessage(),
  aMessage({
    id: 2,
    kind: 'PAID',
    failure: 'REFUSED',
    failureDetail: '1025',
    guestNumber: '7730-2514-0986',
    guestName: '이파도',
    date: '2027-01-09',
    holds: false,
  }),
  aMessage({ id: 3, kind: 'CANCELLED', audience: 'operator', failure: 'NO_RECIPIENT', attempts: 1 }),
];
const shown = [...config(), responds(API.messages, aMessageList(parked))];

const meta = {
  title: '보낸 메시지',
  id: 'page-messages',
  component: MessagesPage,
  decorators: [site],
  parameters: {
    route: PAGES.adminMessages,
    signedIn: true,
    msw: [...shown, responds(API.retryMessage, true), responds(API.resolveMessage, true)],
  },
} satisfies Meta<typeof MessagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const retryFirst: Play = async ({ canvas, userEvent }) => {
  const [first] = await canvas.findAllByRole('button', { name: messages.retry });
  if (first) await userEvent.click(first);
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const total = await canvas.findByText(guestList.total('3건'));
    await expect(total).toBeVisible();
    await expect(canvas.getByText(messageList.trip('2027.01.09(토)'))).toBeVisible();
    await expect(total.closest('[role="status"]')).toBeVisible();
  },
};
export const SentMessages: Story = {
  name: '보낸 메시지',
  parameters: {
    msw: [
      ...config(),
      http.get(`*${API.messages}`, ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get('state') === 'SENT'
            ? aMessageList([aSentMessage({ id: 9 })])
            : aMessageList([]),
        ),
      ),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(messages.empty);
    await userEvent.click(canvas.getByRole('radio', { name: messageState.SENT }));
    await expect(await canvas.findByText(messageList.sent('11.20(금) 09:10'))).toBeVisible();
    await expect(canvasElement).toHaveTextContent(aSentMessage().sentText ?? '');
    await expect(canvas.getByRole('heading', { level: 1, name: messages.sentTitle })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages.retry })).toBeNull();
  },
};
export const SentAgain: Story = {
  name: '다시 보냄',
  play: async (context) => {
    await retryFirst(context);
    await expect(await screen.findByText(messages.retried)).toBeInTheDocument();
  },
};
/** The guest was informed by telephone, so the message leaves the list, even if it could still be sent. */
export const Resolved: Story = {
  name: '처리 완료',
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: messages.resolve });
    if (first) await userEvent.click(first);
    await expect(await screen.findByText(messages.resolved)).toBeInTheDocument();
  },
};
let isOffline = false;
let isResolved = false;
/** After a lost response the second press finds the action done: the message leaves the list. */
export const AnswerLost: Story = {
  name: '답을 받지 못함',
  beforeEach: () => void ([isOffline, isResolved] = [false, false]),
  parameters: {
    msw: [
      ...config(),
      http.get(`*${API.messages}`, () =>
        isOffline ? HttpResponse.error() : HttpResponse.json(aMessageList(isResolved ? parked.slice(1) : parked)),
      ),
      http.all(`*${API.resolveMessage}`, () => {
        if (isResolved) return HttpResponse.json({ code: 'CONFLICT', message: errorText.CONFLICT }, { status: 409 });
        [isOffline, isResolved] = [true, true];
        return HttpResponse.error();
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const resolveFirst = async () => {
      const [first] = await canvas.findAllByRole('button', { name: messages.resolve });
      await userEvent.click(first as HTMLElement);
    };
    await resolveFirst();
    await expect(await screen.findByText(unanswered.unknown)).toBeInTheDocument();
    isOffline = false;
    await resolveFirst();
    await expect(await screen.findByText(unanswered.message)).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: messages.resolve })).toHaveLength(2));
    await expect(screen.queryByText(errorText.CONFLICT)).toBeNull();
  },
};
export const SentAgainElsewhere: Story = {
  name: '다른 곳에서 다시 보냄',
  parameters: {
    msw: [
      ...shown,
      refuses(API.retryMessage, 409, {
        code: 'CONFLICT',
        message: '다른 곳에서 먼저 변경되었습니다. 다시 확인해 주세요.',
      }),
    ],
  },
  play: async (context) => {
    await retryFirst(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('다른 곳에서 먼저 변경되었습니다.');
  },
};
export const FirstOfManyPages: Story = {
  parameters: {
    msw: [...config(), responds(API.messages, aMessageList(parked, { totalElements: 2391, totalPages: 120 }))],
  },
};
export const NothingParked: Story = {
  name: '멈춘 메시지 없음',
  parameters: { msw: [...config(), responds(API.messages, aMessageList([]))] },
};
export const Loading: Story = { parameters: { msw: [...config(), waits(API.messages)] } };
export const Failed: Story = { parameters: { msw: [...config(), unreachable(API.messages)] }, play: retryShown };
