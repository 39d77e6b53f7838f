import { http, HttpResponse } from 'msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import type { GuestListRequest } from '#contract/booking/guest.schema';
import { API, PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { download } from '#copy/download';
import { frame } from '#copy/frame';
import { guest } from '#copy/guest';
import { guestList } from '#copy/guestList';
import { refunds } from '#copy/refunds';
import { aDay, aGuestList, aManagedGuest } from '#mocks/builders';
import { config, responds, respondsNow, unreachable, waits } from '#mocks/handlers';
import { retryShown } from '#src/storySite/retryShown';
import { GuestListPage } from './GuestListPage';

const guests = [
  aManagedGuest({ id: 1, date: '2026-11-21' }),
  aManagedGuest({
    id: 2,
    name: '이파랑',
    guestCount: 3,
    state: 'COMPLETE',
    date: '2026-11-23',
    guestId: '7730-2514-0986',
  }),
  aManagedGuest({ id: 3, name: '오태준', state: 'CANCEL', date: '2026-11-24', guestId: '2207-9914-5536' }),
  aManagedGuest({ id: 4, name: '윤서진', guestCount: 5, memo: '낚싯대 3대 대여', guestId: '6638-1402-8871' }),
  aManagedGuest({ id: 5, name: '강민혁', guestCount: 1, state: 'COMPLETE', guestId: '9175-3360-4412' }),
  aManagedGuest({ id: 6, name: '조하늘', guestCount: 4, date: '2027-01-09', guestId: '4450-7729-1683' }),
];
const list = aGuestList(guests, { totalElements: 45, totalPages: 3 });
const shown = [...config(), responds(API.guestList, list)];

/** Returns the request's parameters as the first guest's memo, so that a story can verify them. */
const echoes = http.post(`*${API.guestList}`, async ({ request }) => {
  const { id, state, date, keyword, page } = (await request.json()) as GuestListRequest;
  const asked = [id, state, date, keyword, page].map((value) => (value === '' ? '-' : String(value))).join(' ');
  return HttpResponse.json({ ...list, page: page ?? 0, list: [aManagedGuest({ memo: asked })] });
});

const meta = {
  title: '예약자 검색',
  id: 'page-guest-list',
  component: GuestListPage,
  decorators: [site],
  parameters: { route: '/admin/guest', path: '/admin/guest', signedIn: true, msw: shown },
} satisfies Meta<typeof GuestListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: guestList.total('45건') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '11.23(월)' })).toHaveAttribute('href', '/admin/reserve/2026-11-23');
    await expect(canvas.getByRole('link', { name: '2027.01.09(토)' })).toHaveAttribute(
      'href',
      '/admin/reserve/2027-01-09',
    );
    await expect(canvas.getByRole('button', { name: guestList.page(3) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: guest.more, description: '김바다' }));
    await expect(canvas.getByRole('link', { name: guest.edit, description: '김바다' })).toHaveAttribute(
      'href',
      '/admin/guest/1',
    );
  },
};
export const AsksForWhatIsChosen: Story = {
  name: '고른 것으로 물음',
  parameters: { msw: [...config(), echoes] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('- WATTING future - 0')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: guestList.next }));
    await expect(await canvas.findByText('- WATTING future - 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: guestList.periods.past }));
    await expect(await canvas.findByText('- - 2026-11-20 - 0')).toBeVisible();
    await expect(
      within(canvas.getByRole('radiogroup', { name: guestList.state })).getByRole('radio', {
        name: guestList.periods.all,
      }),
    ).toBeChecked();
    await userEvent.type(canvas.getByRole('searchbox', { name: guestList.keyword }), '김바다{Enter}');
    await expect(await canvas.findByText('- - all 김바다 0')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: guestList.states.COMPLETE }));
    await expect(await canvas.findByText('- COMPLETE all 김바다 0')).toBeVisible();
  },
};
export const ReachedFromACount: Story = {
  name: '건수를 눌러 옴',
  parameters: { route: '/admin/guest?guestState=COMPLETE&date=today', msw: [...config(), echoes] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('- COMPLETE today - 0')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: guestList.states.COMPLETE })).toBeChecked();
  },
};
/** After a reload, a link or Back, the address sets the filters. The keyword is in the hash. */
export const ReachedByItsAddress: Story = {
  name: '주소로 들어옴',
  parameters: {
    route: '/admin/guest?guestState=&date=all&page=2#keyword=%EA%B9%80%EB%B0%94%EB%8B%A4',
    msw: [...config(), echoes],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('- - all 김바다 2')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: guestList.keyword })).toHaveValue('김바다');
  },
};
/** The fourth digit finds a paid guest, whom the filters would hide; without a keyword the filters apply again. */
export const FoundWhileTyping: Story = {
  name: '네 자리에 찾음',
  parameters: {
    msw: [
      ...config(),
      http.post(`*${API.guestList}`, async ({ request }) => {
        const { state, keyword } = (await request.json()) as GuestListRequest;
        return HttpResponse.json(
          aGuestList(state === 'WATTING' ? [] : [aManagedGuest({ name: keyword ? '이파랑' : '김바다' })]),
        );
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: guestList.keyword });
    await userEvent.type(search, '0001');
    await expect(await canvas.findByRole('heading', { name: '이파랑' })).toBeVisible();
    await expect(search).toHaveFocus();
    // Screen readers announce the number of results.
    const found = canvas.getByRole('region', { name: guestList.total('1건') });
    await expect(within(found).getByRole('status')).toHaveTextContent(guestList.total('1건'));
    await userEvent.clear(search);
    await waitFor(() => expect(canvas.getByRole('radio', { name: guestList.states.WATTING })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: guestList.periods.future })).toBeChecked();
    await userEvent.type(search, '0001');
    await canvas.findByRole('heading', { name: '이파랑' });
  },
};
/** The freed seat reopens the full day, and this page says so. */
export const CancelledOnAFullDay: Story = {
  name: '마감된 날에 취소함',
  parameters: {
    msw: [
      ...shown,
      responds(API.cancelGuest, true),
      responds(API.dayByDate, aDay({ date: '2026-11-21', state: 'COMPLETE', guestCount: 20 })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: guest.more, description: '김바다' }));
    await userEvent.click(canvas.getByRole('button', { name: guest.cancel, description: '김바다' }));
    const question = within(await screen.findByRole('dialog'));
    await expect(await question.findByText(guest.seatsReopen('2명'))).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: guest.cancelAction }));
    await expect(await screen.findByText(admin.day.reopened)).toBeInTheDocument();
  },
};
let isPaid = false;
const paying = (path: string, paid: boolean) =>
  respondsNow(path, () => {
    isPaid = paid;
    return true;
  });
/** The toast undoes the payment, and the booking gets the focus. */
export const PaymentTakenBack: Story = {
  name: '입금완료를 되돌림',
  beforeEach: () => void (isPaid = false),
  parameters: {
    msw: [
      ...config(),
      respondsNow(API.guestList, () => ({
        ...list,
        list: guests.map((each) => (each.id === 1 && isPaid ? { ...each, state: 'COMPLETE' } : each)),
      })),
      paying(API.completeGuest, true),
      paying(API.unpayGuest, false),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: guest.pay, description: '김바다' }));
    await userEvent.click(await screen.findByRole('button', { name: guest.payAction }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '김바다' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: frame.takeBack }));
    await expect(await screen.findByText(guest.unpaid)).toBeInTheDocument();
    await canvas.findByRole('button', { name: guest.pay, description: '김바다' });
    await expect(canvas.getByRole('heading', { name: '김바다' })).toHaveFocus();
  },
};
export const OfOneTrip: Story = {
  name: '한 출조의 예약자',
  parameters: { route: '/admin/guest?id=5', msw: [...config(), echoes] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 WATTING future - 0')).toBeVisible();
    await expect(canvas.getByRole('link', { name: guestList.allDays })).toHaveAttribute('href', '/admin/guest');
  },
};
/** Three days before the trip the refund is half of what three people paid; the deposit was lowered since. */
export const CancelOfAPaidBooking: Story = {
  name: '입금한 예약의 취소',
  parameters: {
    msw: [...shown, responds(API.dayByDate, aDay({ date: '2026-11-23', reservePrice: 1 }))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: guest.more, description: '이파랑' }));
    await userEvent.click(canvas.getByRole('button', { name: guest.cancel, description: '이파랑' }));
    const question = within(await screen.findByRole('dialog'));
    // The dialog fades in.
    await waitFor(() => expect(question.getByText(refunds.owedNow(50, '15만원'))).toBeVisible());
  },
};
export const Deleted: Story = {
  parameters: { msw: [...shown, responds(API.deleteGuest, true)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: guest.more, description: '오태준' }));
    await userEvent.click(canvas.getByRole('button', { name: guest.delete, description: '오태준' }));
    await userEvent.click(await screen.findByRole('button', { name: guestList.deleteAction }));
    const toast = await screen.findByText(guestList.deleted);
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: guestList.title })).toHaveFocus());
  },
};
/** Buttons for the next five pages and for the last one. */
export const FirstOfManyPages: Story = {
  parameters: {
    msw: [...config(), responds(API.guestList, aGuestList(guests, { totalElements: 2391, totalPages: 120 }))],
  },
  play: async ({ canvas }) => {
    const pages = await canvas.findByRole('navigation', { name: guestList.pages });
    await expect(
      within(pages).getAllByRole('button', { name: new RegExp(`^${guestList.page(0).replace('0', '\\d+')}$`) }),
    ).toHaveLength(6);
    await expect(within(pages).getByRole('button', { name: guestList.last })).toBeEnabled();
    await expect(canvas.getByRole('region', { name: guestList.total('2391건') })).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: { msw: [...config(), responds(API.guestList, aGuestList([]))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(guestList.empty)).toBeVisible();
    await expect(canvas.getByText(guestList.total('0건'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: guestList.toDays })).toHaveAttribute('href', PAGES.adminReserve());
    await expect(canvas.queryByRole('button', { name: download.guests })).toBeNull();
  },
};
/** No booking matches in any state: a button clears the keyword. */
export const NothingFoundOfThatName: Story = {
  name: '그 이름의 예약이 없음',
  parameters: {
    msw: [
      ...config(),
      http.post(`*${API.guestList}`, async ({ request }) => {
        const { keyword } = (await request.json()) as GuestListRequest;
        return HttpResponse.json(aGuestList(keyword ? [] : guests));
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: guestList.keyword }), '없는이름{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: guestList.clearKeyword }));
    await expect(await canvas.findByRole('heading', { name: '김바다' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: guestList.keyword })).toHaveValue('');
  },
};
/** The number of hidden bookings is shown, with a button that shows them. */
export const HiddenByTheFilters: Story = {
  name: '조건에 가려짐',
  parameters: {
    msw: [
      ...config(),
      http.post(`*${API.guestList}`, async ({ request }) => {
        const { state } = (await request.json()) as GuestListRequest;
        return HttpResponse.json(aGuestList(state === 'WATTING' ? [] : [aManagedGuest({ state: 'COMPLETE' })]));
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(guestList.elsewhere('1건'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: guestList.showAll }));
    await expect(await canvas.findByRole('heading', { name: '김바다' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [...config(), waits(API.guestList)] } };
export const Failed: Story = { parameters: { msw: [...config(), unreachable(API.guestList)] }, play: retryShown };
