import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { site } from '#src/storySite/site';
import { BOARDING_API } from '#contract/boarding/boarding.paths';
import { boarding } from '#copy/boarding';
import { format } from '#copy/format';
import { admin } from '#copy/admin';
import { sortHeads } from '#copy/sortHeads';
import { dayState } from '#copy/reserve';
import { createDay } from '#copy/createDay';
import { guest } from '#copy/guest';
import { guestList } from '#copy/guestList';
import { passengers } from '#copy/passengers';
import { emulating } from '#mocks/emulating';
import { inOwnColors } from '#mocks/inOwnColors';
import { API, PAGES } from '#contract/paths';
import { aDay, aGuestList, aManagedGuest, anAtSea } from '#mocks/builders';
import { config, refuses, responds, unreachable, waits } from '#mocks/handlers';
import { retryShown } from '#src/storySite/retryShown';
import { eraseDevice } from '#src/store/device/eraseDevice';
import { readSea, storeLists } from '#src/store/device/seaStore';
import { useAtSea } from '#src/features/operator/atSea/useAtSea';
import { AdminDayPage } from './AdminDayPage';

export const day = aDay({ id: 5, date: '2026-12-05', guestCount: 12, memo: '귀항 후 어묵탕을 드립니다.' });
export const guests = aGuestList([
  aManagedGuest({ id: 1, name: '김바다', guestCount: 2 }),
  aManagedGuest({
    id: 2,
    name: '이파랑',
    guestCount: 3,
    state: 'COMPLETE',
    phone: '010-0000-0002',
    guestId: '7730-2514-0986',
  }),
  aManagedGuest({ id: 3, name: '박선우', guestCount: 1, phone: '010-0000-0003', guestId: '1069-4478-3025' }),
  aManagedGuest({
    id: 4,
    name: '최은호',
    guestCount: 4,
    state: 'COMPLETE',
    memo: '낚싯대 2대 대여',
    guestId: '5512-8803-9147',
  }),
  aManagedGuest({ id: 5, name: '정다온', guestCount: 2, state: 'COMPLETE', guestId: '3094-6621-7780' }),
  aManagedGuest({ id: 6, name: '한여름', guestCount: 2, state: 'CANCEL', guestId: '8846-0175-2239' }),
]);
export const shown = [...config(), responds(API.dayByDate, day), responds(API.guestList, guests)];

const meta = {
  title: '하루의 예약자',
  id: 'page-admin-day',
  excludeStories: /^[a-z]/,
  component: AdminDayPage,
  decorators: [site],
  parameters: { route: '/admin/reserve/2026-12-05', path: '/admin/reserve/:date', signedIn: true, msw: shown },
} satisfies Meta<typeof AdminDayPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Unpaid bookings come first, cancelled ones last. */
const inWork = ['김바다', '박선우', '이파랑', '최은호', '정다온', '한여름'];
const namesOf = (canvas: Parameters<Play>[0]['canvas']) =>
  canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5건 · 12명')).toBeVisible();
    await expect(namesOf(canvas)).toEqual(inWork);
    await expect(canvas.getByText('120만원')).toBeVisible();
    // Also the name of the file when the passenger list is printed.
    await expect(document.title).toMatch('2026년 12월 5일(토)');
    await expect(canvas.getAllByRole('link', { name: guest.edit })[0]).toHaveAttribute(
      'href',
      '/admin/reserve/update?date=2026-12-05&year=2026&month=12',
    );
  },
};
const sixty = Array.from({ length: 60 }, (_, at) =>
  aManagedGuest({
    id: at + 1,
    name: ['김바다', '이파랑', '박선우', '최은호', '정다온'][at % 5]!,
    state: at % 10 === 0 ? 'WATTING' : 'COMPLETE',
    phone: `010-0000-${String(4000 + at)}`,
    guestCount: 1,
  }),
);
/**
 * Bookings that were already paid are folded. A search finds them, and a payment confirmed now does not move its row.
 */
export const SixtyGuests: Story = {
  name: '예약자 예순 명',
  parameters: {
    msw: [
      ...config(),
      responds(API.dayByDate, { ...day, guestCount: 60, totalCount: 60 }),
      responds(API.guestList, aGuestList(sixty)),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: guestList.keyword });
    const inSight = () => canvas.getAllByRole('heading', { level: 3 }).filter((name) => name.checkVisibility());
    await expect(inSight()).toHaveLength(6);
    const folded = canvas.getByRole('heading', { level: 2, name: guestList.states.COMPLETE });
    await expect(folded).toBeVisible();
    await expect(canvas.getByText('54건 · 54명')).toBeVisible();
    await userEvent.type(search, '4013');
    await expect(namesOf(canvas)).toEqual(['최은호']);
    await userEvent.clear(search);
    await userEvent.type(search, '없는이름');
    await expect(canvas.getByText(guestList.empty)).toBeVisible();
    await userEvent.clear(search);
    await expect(canvas.getByText('54건 · 54명')).toBeVisible();
  },
};
/** A past trip does not say 예약중 and cannot be cancelled. */
export const Yesterday: Story = {
  name: '어제',
  parameters: {
    route: '/admin/reserve/2026-11-19',
    msw: [
      ...config(),
      responds(API.dayByDate, { ...day, date: '2026-11-19', week: 4 }),
      responds(API.guestList, guests),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(admin.states.PAST)).toBeVisible();
    await expect(canvas.queryByText(dayState.label.OPEN)).toBeNull();
    await expect(canvas.queryByRole('button', { name: admin.day.changeState })).toBeNull();
  },
};
/** Rows have headings to sort by; cards have the default order. */
export const SortedByItsHeading: Story = {
  tags: ['both-widths'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('5건 · 12명');
    const people = canvas.queryByRole('button', { name: sortHeads.guests.people });
    if (window.innerWidth < 768) {
      await expect(people).toBeNull();
      await expect(namesOf(canvas)).toEqual(inWork);
      return;
    }
    await expect(people).toBeVisible();
    if (!people) return;
    await userEvent.click(people);
    await expect(namesOf(canvas)).toEqual(['박선우', '김바다', '정다온', '한여름', '이파랑', '최은호']);
    await userEvent.click(people);
    await expect(people).toHaveAccessibleName(`${sortHeads.guests.people} ${sortHeads.descending}`);
    await expect(namesOf(canvas)).toEqual(['최은호', '이파랑', '김바다', '정다온', '한여름', '박선우']);
    await userEvent.click(people);
    await expect(namesOf(canvas)).toEqual(inWork);
    await userEvent.click(canvas.getByRole('button', { name: sortHeads.guests.name }));
    await expect(namesOf(canvas)).toEqual(['김바다', '박선우', '이파랑', '정다온', '최은호', '한여름']);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(sortHeads.guests.name) }));
    await expect(namesOf(canvas)).toEqual(['한여름', '최은호', '정다온', '이파랑', '박선우', '김바다']);
  },
};
export const NoGuests: Story = {
  name: '예약자 없음',
  parameters: {
    msw: [...config(), responds(API.dayByDate, aDay({ guestCount: 0 })), responds(API.guestList, aGuestList([]))],
  },
};
export const NoSuchDay: Story = {
  parameters: {
    msw: [...config(), refuses(API.dayByDate, 404, { code: 'NOT_FOUND', message: '내용을 찾을 수 없습니다.' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: createDay.create })).toHaveAttribute(
      'href',
      '/admin/reserve/update?date=2026-12-05&year=2026&month=12',
    );
  },
};
export const Loading: Story = { parameters: { msw: [...config(), waits(API.dayByDate)] } };
export const Failed: Story = { parameters: { msw: [...config(), unreachable(API.dayByDate)] }, play: retryShown };
function Around({ children }: { children: ReactNode }) {
  useAtSea();
  return children;
}
const storesLists: Decorator = (Story) => (
  <Around>
    <Story />
  </Around>
);
const today = { route: '/admin/reserve/2026-11-20' };
/** The next trips link to the boarding page. */
export const TodaysTrip: Story = {
  name: '오늘 출조',
  decorators: [storesLists],
  beforeEach: () => eraseDevice(),
  parameters: {
    ...today,
    msw: [
      responds(BOARDING_API.atSea, anAtSea()),
      ...config(),
      responds(API.dayByDate, aDay({ date: '2026-11-20' })),
      responds(API.guestList, aGuestList([aManagedGuest({ date: '2026-11-20' })])),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: boarding.open })).toHaveAttribute(
      'href',
      PAGES.adminBoarding('2026-11-20'),
    );
  },
};
/** The page shows the stored passenger list. */
export const WithoutASignal: Story = {
  decorators: [storesLists],
  beforeEach: async () => {
    await readSea('');
    await storeLists('', { lists: anAtSea() });
  },
  parameters: {
    ...today,
    msw: [unreachable(BOARDING_API.atSea), unreachable(API.dayByDate), ...config()],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: boarding.title(format.day('2026-11-20')) }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { name: boarding.boarded })).toHaveLength(2);
  },
};
/** Twenty seats, each booked by another guest. */
export const TwentyGuests: Story = {
  name: '예약자 스무 명',
  parameters: {
    msw: [
      ...config(),
      responds(API.dayByDate, aDay({ state: 'COMPLETE', guestCount: 20 })),
      responds(
        API.guestList,
        aGuestList(
          Array.from({ length: 20 }, (_, index) =>
            aManagedGuest({
              id: index + 1,
              guestCount: 1,
              state: index % 3 ? 'COMPLETE' : 'WATTING',
              name: '황보나라별',
            }),
          ),
        ),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20건 · 20명')).toBeVisible();
  },
};
const opens: Play = async ({ canvas }) => {
  await canvas.findByText('5건 · 12명');
};
/** The narrowest supported viewport (WCAG 1.4.10), equivalent to a desktop browser at 400 % zoom. */
export const AsNarrowAs320: Story = { ...emulating({ width: 320 }), play: opens };
/** A desktop viewport of 1280 px at 200 % zoom (WCAG 1.4.4). */
export const AtTwiceTheSize: Story = { ...emulating({ width: 640 }), play: opens };
export const ForcedColors: Story = { parameters: inOwnColors, play: opens };
/** Print media: only the passenger list is visible. */
export const Printed: Story = {
  ...emulating({ media: 'print' }),
  name: '인쇄',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(passengers.captain)).toBeInTheDocument());
    if (!window.matchMedia('print').matches) return;
    await expect(canvas.getByRole('table', { name: passengers.title })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
