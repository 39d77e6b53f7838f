import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API, PAGES } from '#contract/paths';
import { bulk } from '#copy/bulk';
import { frame } from '#copy/frame';
import { aDay } from '#mocks/builders';
import { config, dayLists, refuses, responds, unreachable, waits } from '#mocks/handlers';
import { wholeText } from '#mocks/wholeText';
import { retryShown } from '#src/storySite/retryShown';
import { BulkUpdatePage } from './BulkUpdatePage';

const day = aDay({ id: 5, date: '2026-12-05', fish: '오징어', guestCount: 12, totalCount: 18, price: 15 });
const days = [...config(), responds(API.dayByDate, day), responds(API.dayList, [day])];
const ofOneDay = '/admin/reserve/update?date=2026-12-05&year=2026&month=12';

const meta = {
  title: '일괄 변경',
  id: 'page-bulk-update',
  component: BulkUpdatePage,
  decorators: [site],
  parameters: { route: '/admin/reserve/update', path: '/admin/reserve/update', signedIn: true, msw: days },
} satisfies Meta<typeof BulkUpdatePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const change: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: bulk.submit }));
  const dialog = await screen.findByRole('dialog');
  await expect(dialog).toHaveAccessibleDescription(
    expect.stringContaining([bulk.rows.changed, bulk.days(1), bulk.rows.booked, bulk.bookedDays(1, '12명')].join(' ')),
  );
  await expect(dialog).toHaveTextContent('12월 5일(토) 12명');
  await userEvent.click(within(dialog).getByRole('button', { name: bulk.submit }));
};

export const FromTodayOn: Story = {
  name: '오늘부터',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(bulk.start)).toHaveValue('2026-11-20');
    await expect(canvas.getByLabelText(bulk.end)).toHaveValue('2026-12-20');
    await expect(canvas.getByLabelText(bulk.totalCount)).toHaveValue('20');
    await expect(canvas.getByLabelText(bulk.price)).toHaveValue('20');
    await expect(canvas.getByLabelText(bulk.reservePrice)).toHaveValue('10');
  },
};
export const OfTheMonthOneComesFrom: Story = {
  name: '보던 달의 것',
  parameters: { route: PAGES.adminBulk({ year: 2027, month: 2 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(bulk.start)).toHaveValue('2027-02-01');
    await expect(canvas.getByLabelText(bulk.end)).toHaveValue('2027-02-28');
    await expect(canvas.getByRole('link', { name: frame.list })).toHaveAttribute(
      'href',
      PAGES.adminReserve({ year: 2027, month: 2 }),
    );
  },
};
export const OneDay: Story = {
  parameters: { route: ofOneDay },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(bulk.fish)).toHaveValue('오징어');
    await expect(canvas.getByLabelText(bulk.end)).toHaveValue('2026-12-05');
    await expect(canvas.getByLabelText(bulk.totalCount)).toHaveValue('18');
    await expect(canvas.getByLabelText(bulk.price)).toHaveValue('15');
    await expect(canvas.getByRole('link', { name: frame.list })).toHaveAttribute(
      'href',
      '/admin/reserve?year=2026&month=12',
    );
  },
};
export const ADayThatDoesNotExist: Story = {
  name: '없는 날짜',
  parameters: {
    route: ofOneDay,
    msw: [...config(), refuses(API.dayByDate, 404, { code: 'NOT_FOUND', message: '내용을 찾을 수 없습니다.' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(bulk.start)).toHaveValue('2026-12-05');
    await expect(canvas.getByLabelText(bulk.totalCount)).toHaveValue('20');
  },
};
export const Changed: Story = {
  parameters: { route: ofOneDay, msw: [...days, responds(API.bulkUpdate, 1)] },
  play: async (context) => {
    const fish = await context.canvas.findByLabelText(bulk.fish);
    await context.userEvent.clear(fish);
    await context.userEvent.type(fish, '참돔');
    await change(context);
    await waitFor(() => expect(screen.getByText(bulk.done(1))).toBeVisible());
    await expect(await context.canvas.findByText('/admin/reserve?year=2026&month=12')).toBeVisible();
  },
};
export const MoreGuestsThanSeats: Story = {
  name: '정원보다 많은 예약자',
  parameters: {
    route: ofOneDay,
    msw: [
      ...days,
      refuses(API.bulkUpdate, 400, {
        code: 'VALIDATION',
        message: '입력한 내용을 확인해 주세요.',
        errors: [
          {
            field: 'totalCount',
            value: 10,
            reason: '정원은 예약된 인원보다 적을 수 없습니다. (2026년 12월 5일(토) 12명)',
          },
        ],
      }),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.clear(await canvas.findByLabelText(bulk.totalCount));
    await userEvent.type(canvas.getByLabelText(bulk.totalCount), '10');
    await change(context);
    await waitFor(() => expect(canvas.getByLabelText(bulk.totalCount)).toHaveFocus());
    await expect(canvas.getAllByText(wholeText(bulk.crowded('2026년 12월 5일(토) 12명')))[0]).toBeVisible();
    await expect(canvas.getByLabelText(bulk.totalCount)).toHaveValue('10');
    await expect(canvas.getByLabelText(bulk.totalCount)).toBeInvalid();
  },
};
/** The field's error names both days. */
export const SeveralDaysAreFuller: Story = {
  name: '여러 날이 정원을 넘음',
  parameters: {
    route: '/admin/reserve/update',
    msw: [
      ...config(),
      dayLists({
        '2026-12': [
          aDay({ id: 5, date: '2026-12-05', guestCount: 12 }),
          aDay({ id: 6, date: '2026-12-06', guestCount: 7 }),
          aDay({ id: 7, date: '2026-12-07', guestCount: 3 }),
        ],
      }),
      refuses(API.bulkUpdate, 400, {
        code: 'VALIDATION',
        message: '입력한 내용을 확인해 주세요.',
        errors: [
          {
            field: 'totalCount',
            reason: '정원은 예약된 인원보다 적을 수 없습니다. (2026년 12월 5일(토) 12명)',
          },
          { field: 'totalCount', reason: '정원은 예약된 인원보다 적을 수 없습니다. (2026년 12월 6일(일) 7명)' },
        ],
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(bulk.end));
    await userEvent.type(canvas.getByLabelText(bulk.end), '2026-12-31');
    await userEvent.clear(canvas.getByLabelText(bulk.totalCount));
    await userEvent.type(canvas.getByLabelText(bulk.totalCount), '5');
    await userEvent.click(canvas.getByRole('button', { name: bulk.submit }));
    const dialog = await screen.findByRole('dialog');
    // The confirmation dialog already names them.
    await expect(dialog).toHaveTextContent(bulk.crowded('12월 5일(토) 12명, 12월 6일(일) 7명'));
    await userEvent.click(within(dialog).getByRole('button', { name: bulk.submit }));
    const said = bulk.crowded('12월 5일(토) 12명, 12월 6일(일) 7명');
    await waitFor(() => expect(canvas.getByText(wholeText(said))).toBeVisible());
  },
};
export const Loading: Story = { parameters: { route: ofOneDay, msw: [...config(), waits(API.dayByDate)] } };
export const Failed: Story = {
  parameters: { route: ofOneDay, msw: [...config(), unreachable(API.dayByDate)] },
  play: retryShown,
};
