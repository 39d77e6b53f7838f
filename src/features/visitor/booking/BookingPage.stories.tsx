import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ConfigLogic } from '#contract/config/config.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { site } from '#src/storySite/site';
import { reserve } from '#copy/reserve';
import { frame } from '#copy/frame';
import { emulating } from '#mocks/emulating';
import { inOwnColors } from '#mocks/inOwnColors';
import { API, PAGES } from '#contract/paths';
import { booking } from '#copy/booking';
import { offlineText } from '#copy/offline';
import { bookingForm } from '#copy/bookingForm';
import { closedDay, closedDayText } from '#copy/closedDay';
import { aDay } from '#mocks/builders';
import { config, dayLists, refuses, responds, unreachable, waits } from '#mocks/handlers';
import { useGetDayListQuery } from '#src/store/endpoints/days';
import { retryShown } from '#src/storySite/retryShown';
import { BookingPage } from './BookingPage';

export const day = aDay({ id: 5, date: '2026-12-05' });
const full = { state: 'COMPLETE', guestCount: 20 } as const;
/** Days of other fish precede the day of the same fish. */
export const otherDays = dayLists({
  '2026-12': [
    day,
    aDay({ id: 6, date: '2026-12-06', fish: '오징어' }),
    aDay({ id: 7, date: '2026-12-07', ...full }),
    aDay({ id: 8, date: '2026-12-08', guestCount: 16 }),
  ],
});
export const shown = [...config(), responds(API.dayById, day)];

const meta = {
  title: '예약하기',
  id: 'page-booking',
  excludeStories: /^[a-z]/,
  component: BookingPage,
  decorators: [site],
  parameters: { route: '/reserve/5', path: '/reserve/:id', msw: shown },
} satisfies Meta<typeof BookingPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(bookingForm.name), '김바다');
  await userEvent.type(canvas.getByLabelText(bookingForm.tel), '00000001');
  await userEvent.type(canvas.getByLabelText(bookingForm.password), '1234');
  await userEvent.click(canvas.getByLabelText(bookingForm.consent));
  await userEvent.click(canvas.getByRole('radio', { name: '2명' }));
};
export const fillAndSend: Play = async (context) => {
  await fill(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: bookingForm.submit('2명') }));
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: bookingForm.submit('1명') })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [...config(), waits(API.dayById)] } };
export const LoadFailed: Story = { parameters: { msw: [...config(), unreachable(API.dayById)] }, play: retryShown };
function OpenedFromTheList() {
  const { isSuccess } = useGetDayListQuery({ year: 2026, month: 12 });
  return isSuccess && <BookingPage />;
}
/** A day from a loaded list opens without a connection. */
export const OpenedWithoutConnection: Story = {
  name: '연결이 끊긴 채 목록에서 엶',
  render: () => <OpenedFromTheList />,
  parameters: { msw: [...config(), dayLists({ '2026-12': [day] }), unreachable(API.dayById)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(offlineText.read('08:24'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: bookingForm.submit('1명') })).toBeVisible();
    await expect(canvas.queryByText(booking.loadFailed)).toBeNull();
  },
};
export const NoSuchDay: Story = {
  parameters: {
    msw: [...config(), refuses(API.dayById, 404, { code: 'NOT_FOUND', message: '내용을 찾을 수 없습니다.' })],
  },
};
export const ServerInTrouble: Story = {
  name: '서버의 오류',
  parameters: {
    msw: [
      ...config(),
      refuses(API.dayById, 500, {
        code: 'INTERNAL',
        message: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(booking.loadFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeVisible();
  },
};
const arrivesAt = (over: Partial<ReserveDay>, logic: Partial<ConfigLogic> = {}, lists = otherDays) => ({
  msw: [...config({}, logic), lists, responds(API.dayById, aDay({ ...day, ...over }))],
});
/** Visitors with a booking look here first. */
export const TripCancelled: Story = {
  parameters: arrivesAt({ state: 'CANCEL', memo: '풍랑주의보로 운항하지 않습니다.' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: closedDay.title.CANCEL })).toBeVisible();
    await expect(canvas.getByText('풍랑주의보로 운항하지 않습니다.')).toBeVisible();
    await expect(canvas.queryByLabelText(bookingForm.name)).toBeNull();
    await expect(canvas.getByRole('link', { name: frame.toReserve })).toBeVisible();
    const find = canvas.getByRole('link', { name: reserve.find });
    await expect(find).toHaveAttribute('href', PAGES.reserveFind);
    const next = await canvas.findByRole('region', { name: closedDay.next('갈치') });
    await expect(within(next).getByRole('link')).toHaveAttribute('href', PAGES.reserveDay(8));
    await expect(find.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
export const FullOnArrival: Story = {
  name: '열었을 때 이미 마감',
  tags: ['both-widths'],
  parameters: arrivesAt(full),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: closedDay.title.COMPLETE })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: (name) => name.endsWith(bookingForm.submit('')) })).toBeNull();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: frame.call })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /12월.*8일/ })).toBeVisible();
  },
};
/** No other day is bookable, so none is offered. */
export const FullWithAWaitingList: Story = {
  name: '가득 차서 대기 신청',
  parameters: arrivesAt(full, { useWaiting: 'Y' }, dayLists({})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: reserve.wait })).toHaveAttribute('href', '/waiting/5');
    await expect(canvas.queryByRole('region', { name: closedDay.nextOther })).toBeNull();
  },
};
/** The next day of the same fish is in the next month. */
export const CharteredOnArrival: Story = {
  name: '들어와 보니 독선',
  parameters: arrivesAt(
    { state: 'COMPLETE', guestCount: 6, charter: 'Y' },
    {},
    dayLists({
      '2026-12': [aDay({ id: 6, date: '2026-12-06', fish: '참돔' })],
      '2027-1': [aDay({ id: 33, date: '2027-01-02' })],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: closedDay.title.CHARTER })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: (name) => name.endsWith(bookingForm.submit('')) })).toBeNull();
    await expect(await canvas.findByRole('link', { name: /1월.*2일/ })).toHaveAttribute('href', PAGES.reserveDay(33));
  },
};
/** No day of the same fish is bookable, so another fish is offered. */
export const ClosedByTheOperator: Story = {
  name: '예약을 받지 않는 날',
  parameters: arrivesAt(
    { state: 'CLOSE', memo: '선박 정기 점검' },
    {},
    dayLists({ '2026-12': [aDay({ id: 6, date: '2026-12-06', fish: '참돔' })] }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: closedDay.title.CLOSE })).toBeVisible();
    await expect(canvas.getByText('선박 정기 점검')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: closedDay.nextOther })).toHaveTextContent('참돔');
  },
};
/** The form can be filled in, and a bookable day is offered below it. */
export const NotOpenYet: Story = {
  parameters: arrivesAt({ opensAt: '2026-11-25T11:00:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: closedDay.opensLater })).toBeVisible();
    await expect(canvas.getByRole('button', { name: bookingForm.notYet })).toBeDisabled();
    const next = await canvas.findByRole('region', { name: closedDay.next('갈치') });
    await expect(within(next).getByRole('link')).toHaveAttribute('href', PAGES.reserveDay(8));
  },
};
export const PastDay: Story = {
  name: '지난 출조일',
  parameters: { msw: [...config(), responds(API.dayById, aDay({ date: '2026-11-19' }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(closedDayText.NOT_BOOKING_PERIOD);
    await expect(await canvas.findByText('/reserve')).toBeVisible();
  },
};
export const TwentySeatsLeft: Story = {
  name: '남은자리 스물',
  parameters: { msw: [...config(), responds(API.dayById, aDay({ guestCount: 0, totalCount: 20 }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: booking.moreHeadcounts('7명') }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('radio', { name: '20명' }));
    await expect(canvas.getByRole('button', { name: bookingForm.submit('20명') })).toBeVisible();
    await expect(canvas.getByText(booking.ofFare('400만원'))).toBeVisible();
  },
};
export const LastSeat: Story = {
  parameters: { msw: [...config(), responds(API.dayById, aDay({ guestCount: 19, totalCount: 20 }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: bookingForm.submit('1명') })).toBeVisible();
  },
};

const opens: Play = async ({ canvas }) => {
  await canvas.findByRole('button', { name: bookingForm.submit('1명') });
};
/** The narrowest supported viewport (WCAG 1.4.10), equivalent to a desktop browser at 400 % zoom. */
export const AsNarrowAs320: Story = { ...emulating({ width: 320 }), play: opens };
/** A desktop viewport of 1280 px at 200 % zoom (WCAG 1.4.4). */
export const AtTwiceTheSize: Story = { ...emulating({ width: 640 }), play: opens };
/** Controls that are otherwise filled need a visible border. */
export const ForcedColors: Story = {
  parameters: inOwnColors,
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: bookingForm.submit('1명') });
    await expect(getComputedStyle(submit).borderTopStyle).toBe('solid');
    if (window.matchMedia('(forced-colors: active)').matches)
      await expect(getComputedStyle(submit).borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};
