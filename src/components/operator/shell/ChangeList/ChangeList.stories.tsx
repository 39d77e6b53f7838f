import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { changeActionSchema, type Change } from '#contract/history/history.schema';
import { changeActor, history } from '#copy/history';
import { guest } from '#copy/guest';
import { aChange } from '#mocks/builders';
import { ChangeList } from './ChangeList';

const day: Change[] = [
  aChange({
    id: 6,
    at: '2026-11-19T23:10:00.000Z',
    actor: 'operator',
    action: 'DAY_STATE',
    guestId: null,
    guestNumber: null,
    before: { state: 'OPEN' },
    after: { state: 'CANCEL' },
  }),
  aChange({
    id: 5,
    at: '2026-11-19T12:02:00.000Z',
    actor: 'operator',
    action: 'EDITED',
    before: { guestCount: 2 },
    after: { guestCount: 3, name: 'changed', phone: 'changed' },
  }),
  aChange({
    id: 4,
    at: '2026-11-19T04:40:00.000Z',
    actor: 'operator',
    action: 'PAID',
    before: { state: 'WATTING' },
    after: { state: 'COMPLETE' },
  }),
  aChange({ id: 3, at: '2026-11-18T23:24:00.000Z' }),
  aChange({
    id: 2,
    at: '2026-11-15T18:00:00.000Z',
    actor: 'system',
    action: 'ERASED',
    guestId: null,
    guestNumber: null,
    after: { guests: 4, messages: 1 },
  }),
];

const meta = {
  title: '변경 기록',
  id: 'change-list',
  component: ChangeList,
  args: { changes: day, thisYear: 2026 },
} satisfies Meta<typeof ChangeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfADay: Story = {
  name: '하루의 기록',
  args: { hrefOf: ({ guestId }) => (guestId === null ? null : `/admin/guest/${guestId}`) },
  play: async ({ canvas }) => {
    const [newest, edited] = canvas.getAllByRole('listitem').filter((item) => item.querySelector('time'));
    if (!newest || !edited) throw new Error('no rows');
    await expect(within(newest).getByText('11.20(금) 08:10')).toBeVisible();
    await expect(newest).toHaveTextContent('상태 변경 운영자 admin');
    await expect(within(newest).getByText('상태 예약중 → 운항취소')).toBeVisible();
    await expect(within(newest).queryByRole('link')).toBeNull();
    await expect(within(edited).getByText('인원 2명 → 3명')).toBeVisible();
    await expect(within(edited).getByText('이름 변경')).toBeVisible();
    await expect(within(edited).getByRole('link', { name: guest.number('4821-0937-6654') })).toHaveAttribute(
      'href',
      '/admin/guest/1',
    );
  },
};
export const OfABooking: Story = {
  name: '예약의 기록',
  args: { changes: day.filter(({ guestId }) => guestId !== null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(changeActor.visitor)).toBeVisible();
  },
};
export const One: Story = { args: { changes: day.slice(3, 4) } };
export const EveryKind: Story = {
  name: '모든 종류',
  args: {
    changes: changeActionSchema.options.map((action, index) =>
      aChange({ id: 100 - index, action, actor: 'operator', after: null }),
    ),
  },
};
export const LongestTexts: Story = {
  args: {
    changes: [
      aChange({
        actor: 'operator',
        userid: '아이디'.repeat(16),
        action: 'DAY_MEMO',
        before: { memo: '낚싯대 3대와 전동릴 2대 대여, 아이스박스는 직접 가져옵니다. 멀미가 심합니다.' },
        after: { memo: '풍랑주의보로 운항하지 않습니다. 입금하신 금액은 전액 환불해 드립니다. 감사합니다.' },
      }),
    ],
  },
};
const order = Array.from({ length: 60 }, (_, index) => ((index * 37) % 60) + 1).join(', ');
/** The proof of a draw is shown in full, because guests may ask for it. */
export const Drawn: Story = {
  name: '추첨함',
  args: {
    changes: [
      aChange({
        id: 8,
        at: '2026-11-25T11:00:20.000Z',
        actor: 'system',
        action: 'DRAWN',
        guestId: null,
        guestNumber: null,
        after: {
          opensAt: '2026-11-25T11:00:00.000Z',
          entries: 60,
          order,
          commitment: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
          seed: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
        },
      }),
      aChange({
        id: 7,
        at: '2026-11-24T11:00:00.000Z',
        actor: 'system',
        action: 'DRAW_PREPARED',
        guestId: null,
        guestNumber: null,
        after: {
          opensAt: '2026-11-25T11:00:00.000Z',
          commitment: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/추첨 신청 60건/)).toBeVisible();
  },
};
export const Empty: Story = {
  args: { changes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(history.empty)).toBeVisible();
  },
};
