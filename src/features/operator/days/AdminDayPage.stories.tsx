import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { site } from '../../../storySite/site';
import { BOARDING_API } from '../../../../contract/boarding/boarding.paths';
import { boarding } from '../../../../copy/boarding';
import { format } from '../../../../copy/format';
import { admin } from '../../../../copy/admin';
import { sortHeads } from '../../../../copy/sortHeads';
import { addGuest } from '../../../../copy/addGuest';
import { errorText, seatsGoneText } from '../../../../copy/errors';
import { cancelTrip, tripReason } from '../../../../copy/cancelTrip';
import { dayState } from '../../../../copy/reserve';
import { createDay } from '../../../../copy/createDay';
import { guest } from '../../../../copy/guest';
import { passengers } from '../../../../copy/passengers';
import { bulk } from '../../../../copy/bulk';
import { leaving } from '../../../../copy/leaving';
import { frame } from '../../../../copy/frame';
import { waitingList } from '../../../../copy/waiting';
import { settings } from '../../../../copy/settings';
import { emulating } from '../../../../mocks/emulating';
import { inOwnColors } from '../../../../mocks/inOwnColors';
import { API, PAGES } from '../../../../contract/paths';
import {
  aDay,
  aGuestDetail,
  aGuestList,
  aManagedGuest,
  anAtSea,
  aRefund,
  aWaitingEntry,
} from '../../../../mocks/builders';
import { answers, answersNow, config, refuses, unreachable, waits } from '../../../../mocks/handlers';
import { retryShown } from '../../../storySite/retryShown';
import { forget } from '../../../store/endpoints/forgetDraft';
import { keepLists, readSea } from '../../../store/endpoints/seaStore';
import { useAtSea } from '../base/useAtSea';
import { UnsavedGuard } from '../base/UnsavedGuard';
import { AdminDayPage } from './AdminDayPage';

const day = aDay({ id: 5, date: '2026-12-05', guestCount: 12, memo: '귀항 후 어묵탕을 드립니다.' });
const guests = aGuestList([
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
const shown = [...config(), answers(API.dayByDate, day), answers(API.guestList, guests)];

const meta = {
  title: '하루의 예약자',
  id: 'page-admin-day',
  component: AdminDayPage,
  decorators: [site],
  parameters: { route: '/admin/reserve/2026-12-05', path: '/admin/reserve/:date', signedIn: true, msw: shown },
} satisfies Meta<typeof AdminDayPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const confirmPayment: Play = async ({ canvas, userEvent }) => {
  const row = (await canvas.findAllByText('김바다'))[0]?.closest('li');
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: guest.pay }));
  await userEvent.click(await screen.findByRole('button', { name: guest.payAction }));
};

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
/** A trip of yesterday does not read 예약중 and is not called off any more. */
export const Yesterday: Story = {
  name: '어제',
  parameters: {
    route: '/admin/reserve/2026-11-19',
    msw: [...config(), answers(API.dayByDate, { ...day, date: '2026-11-19', week: 4 }), answers(API.guestList, guests)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(admin.states.PAST)).toBeVisible();
    await expect(canvas.queryByText(dayState.label.OPEN)).toBeNull();
    await expect(canvas.queryByRole('button', { name: admin.day.changeState })).toBeNull();
  },
};
/** The headings are there where the bookings are rows; cards stay in the order of the work. */
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
const takeCall: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: addGuest.open }));
  await userEvent.type(canvas.getByLabelText(addGuest.name), '오하늘');
  await userEvent.type(canvas.getByLabelText(addGuest.tel), '00000007');
  await userEvent.click(canvas.getByRole('radio', { name: '2명' }));
  await userEvent.click(canvas.getByRole('button', { name: addGuest.submit }));
};
/** After a booking the form is empty again, for the next caller. */
export const BookingAdded: Story = {
  name: '예약을 추가함',
  parameters: {
    msw: [...shown, answers(API.addGuest, aManagedGuest({ id: 7, name: '오하늘', phone: '010-0000-0007' }))],
  },
  play: async (context) => {
    await takeCall(context);
    await expect(await screen.findByText(addGuest.added('오하늘', '2명'))).toBeInTheDocument();
    await waitFor(() => expect(context.canvas.getByLabelText(addGuest.name)).toHaveValue(''));
    await expect(context.canvas.getByLabelText(addGuest.name)).toHaveFocus();
    const form = within(context.canvas.getByRole('form', { name: addGuest.title }));
    await context.userEvent.click(form.getByRole('button', { name: addGuest.close }));
    await expect(context.canvas.getByRole('button', { name: addGuest.open })).toHaveFocus();
  },
};
/** A refused booking keeps what was typed. */
export const NoSeatsToAdd: Story = {
  name: '추가할 자리가 모자람',
  parameters: {
    msw: [...shown, refuses(API.addGuest, 409, { code: 'SEATS_GONE', message: seatsGoneText(1), seatsLeft: 1 })],
  },
  play: async (context) => {
    await takeCall(context);
    const form = within(context.canvas.getByRole('form', { name: addGuest.title }));
    await waitFor(() => expect(form.getByText(seatsGoneText(1))).toBeVisible());
    await expect(context.canvas.getByLabelText(addGuest.name)).toHaveValue('오하늘');
  },
};
/** The answer of the first attempt was lost, and the form was changed: the operator is asked to look at the list. */
export const AddedBefore: Story = {
  name: '이미 추가된 예약',
  parameters: {
    msw: [...shown, refuses(API.addGuest, 409, { code: 'EARLIER_BOOKING', message: errorText.EARLIER_BOOKING })],
  },
  play: async (context) => {
    await takeCall(context);
    const form = within(context.canvas.getByRole('form', { name: addGuest.title }));
    await waitFor(() => expect(form.getByText(addGuest.alreadyAdded)).toBeVisible());
  },
};
/** No bookings are added to a trip that does not sail. */
export const NothingToAddToACancelledTrip: Story = {
  name: '운항하지 않는 날에는 추가하지 않음',
  parameters: {
    msw: [
      ...config(),
      answers(API.dayByDate, { ...day, state: 'CANCEL' }),
      answers(API.guestList, guests),
      answers(API.cancelledTrip, null),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('5건 · 12명');
    await expect(canvas.queryByRole('button', { name: addGuest.open })).toBeNull();
  },
};
export const PaymentConfirmed: Story = {
  parameters: { msw: [...shown, answers(API.completeGuest, true)] },
  play: async (context) => {
    await confirmPayment(context);
    await expect(await screen.findByText(guest.paidDone('김바다'))).toBeInTheDocument();
  },
};
export const ChangedElsewhere: Story = {
  parameters: {
    msw: [
      ...shown,
      answers(API.guest, aGuestDetail({ state: 'CANCEL' })),
      refuses(API.completeGuest, 409, {
        code: 'CONFLICT',
        message: '다른 곳에서 먼저 변경되었습니다. 다시 확인해 주세요.',
      }),
    ],
  },
  play: async (context) => {
    await confirmPayment(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      '다른 곳에서 먼저 변경되었습니다. 다시 확인해 주세요.',
    );
  },
};
const CONFLICT = { code: 'CONFLICT', message: '다른 곳에서 먼저 변경되었습니다. 다시 확인해 주세요.' } as const;
/** The day stored by the mock server; the stories below change it as another screen would. */
let stored = day;
const changedByAnotherScreen = {
  beforeEach: () => {
    stored = day;
  },
  parameters: {
    msw: [
      answersNow(API.dayByDate, () => stored),
      refuses(API.updateDayState, 409, CONFLICT),
      refuses(API.updateDayMemo, 409, CONFLICT),
      answers(API.cancelledTrip, null),
      ...shown,
    ],
  },
} satisfies Story;
export const StateChangedElsewhere: Story = {
  ...changedByAnotherScreen,
  name: '다른 기기에서 상태가 바뀜',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: admin.day.changeState }));
    await userEvent.click(canvas.getByRole('button', { name: admin.day.changeTo.COMPLETE }));
    stored = { ...day, state: 'CANCEL' };
    await userEvent.click(await screen.findByRole('button', { name: admin.day.stateAction }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(CONFLICT.message));
    // The current state is shown: from CANCEL the day can change to each of the other three.
    await expect(await canvas.findByRole('button', { name: admin.day.changeTo.OPEN })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: admin.day.changeTo.CANCEL })).toBeNull();
  },
};
const TRIP = { date: day.date, reason: 'WEATHER', at: '2026-11-21T00:00:00.000Z', until: '2026-11-21T00:10:00.000Z' };
const askToCancel: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: admin.day.changeState }));
  await userEvent.click(canvas.getByRole('button', { name: admin.day.changeTo.CANCEL }));
  await userEvent.click(await screen.findByRole('button', { name: cancelTrip.next }));
};
const CANCELLED = { state: 'CANCEL', cancelledBy: 'operator', cancelledAt: TRIP.at, tripCancelled: 'Y' } as const;
const cancelledGuests = aGuestList(
  guests.list.map((guest) =>
    aManagedGuest({
      ...guest,
      ...CANCELLED,
      ...(guest.state === 'COMPLETE' && { refund: aRefund({ amount: guest.guestCount * 10 }) }),
    }),
  ),
);
/** Day and bookings are cancelled together, and can come back for ten minutes. */
export const TripCancelled: Story = {
  beforeEach: () => {
    stored = day;
  },
  parameters: {
    msw: [
      answersNow(API.dayByDate, () => stored),
      answersNow(API.cancelTrip, () => {
        stored = { ...day, state: 'CANCEL', guestCount: 0, memo: cancelTrip.memoOf.WEATHER };
        return { bookings: 5, paid: 3, refund: 90, day: stored, trip: TRIP };
      }),
      answers(API.cancelledTrip, TRIP),
      answersNow(API.guestList, () => (stored.state === 'CANCEL' ? cancelledGuests : guests)),
      ...shown,
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToCancel(context);
    await userEvent.click(await screen.findByRole('button', { name: cancelTrip.confirm }));
    await expect(await screen.findByText(cancelTrip.done('5건'))).toBeInTheDocument();
    await expect(await canvas.findByText(cancelTrip.undo.until(tripReason.WEATHER, '09:10'))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
/** From the home page's list of days under their least number of people. */
export const AskedForTooFewPeople: Story = {
  name: '최소 인원 때문에 취소',
  parameters: { route: PAGES.adminDay('2026-12-05', 'TOO_FEW') },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: tripReason.TOO_FEW })).toBeChecked();
    await expect(dialog.getByLabelText(cancelTrip.memo)).toHaveValue(cancelTrip.memoOf.TOO_FEW);
  },
};
/** A booking came in while the dialog was open: nothing is cancelled, and the reason stays in the dialog. */
export const BookedWhileTheTripIsCancelled: Story = {
  name: '취소하는 사이 들어온 예약',
  parameters: { msw: [...shown, refuses(API.cancelTrip, 409, CONFLICT)] },
  play: async (context) => {
    await askToCancel(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: cancelTrip.confirm }));
    await waitFor(() => expect(dialog.getByText(CONFLICT.message)).toBeVisible());
  },
};
/** Within ten minutes; a booking that was refunded meanwhile stays cancelled. */
export const TripRestored: Story = {
  name: '운항취소를 되돌림',
  beforeEach: () => {
    stored = { ...day, state: 'CANCEL', guestCount: 0 };
  },
  parameters: {
    msw: [
      answersNow(API.dayByDate, () => stored),
      answersNow(API.restoreTrip, () => {
        stored = day;
        return { day, restored: 4, kept: 1 };
      }),
      answers(API.cancelledTrip, TRIP),
      answersNow(API.guestList, () => (stored.state === 'CANCEL' ? cancelledGuests : guests)),
      ...shown,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: cancelTrip.undo.action }));
    const dialog = within(await screen.findByRole('dialog', { name: cancelTrip.undo.asked }));
    await userEvent.click(dialog.getByRole('button', { name: cancelTrip.undo.action }));
    const said = `${cancelTrip.undo.done('4건')} ${cancelTrip.undo.kept('1건')}`;
    await expect(await screen.findByText(said)).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText(cancelTrip.undo.title)).toBeNull());
  },
};
export const MemoChangedElsewhere: Story = {
  ...changedByAnotherScreen,
  name: '다른 기기에서 메모가 바뀜',
  play: async ({ canvas, userEvent }) => {
    const memo = await canvas.findByLabelText(admin.day.memo);
    await userEvent.clear(memo);
    await userEvent.type(memo, '06시 출항');
    stored = { ...day, memo: '풍랑 예보 확인' };
    await userEvent.click(canvas.getByRole('button', { name: admin.day.save }));
    await waitFor(() => expect(canvas.getAllByText(admin.day.memoRefused(CONFLICT.message))[0]).toBeVisible());
    await expect(await canvas.findByText(settings.changedElsewhere.title)).toBeVisible();
    await expect(await canvas.findByText('풍랑 예보 확인', { selector: 'dd, dd *' })).toBeVisible();
    await expect(memo).toHaveValue('06시 출항');
  },
};
export const MemoRefused: Story = {
  name: '메모가 거절됨',
  parameters: {
    msw: [
      ...shown,
      refuses(API.updateDayMemo, 400, {
        code: 'VALIDATION',
        message: '입력한 내용을 확인해 주세요.',
        errors: [{ field: 'memo', reason: '메모에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.' }],
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(admin.day.memo), '!');
    await userEvent.click(canvas.getByRole('button', { name: admin.day.save }));
    const reason = admin.day.memoRefused('메모에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.');
    await waitFor(() => expect(canvas.getAllByText(reason)[0]).toBeVisible());
  },
};
export const MemoNotSaved: Story = {
  name: '메모가 저장되지 않음',
  parameters: { msw: [...shown, unreachable(API.updateDayMemo)] },
  play: async ({ canvas, userEvent }) => {
    const memo = await canvas.findByLabelText(admin.day.memo);
    await userEvent.type(memo, ' 06시 출항');
    await userEvent.click(canvas.getByRole('button', { name: admin.day.save }));
    await waitFor(() => expect(canvas.getAllByText(admin.day.memoFailed)[0]).toBeVisible());
    await expect(memo).toHaveValue('귀항 후 어묵탕을 드립니다. 06시 출항');
  },
};
/** Half a memo and half a booking: each is asked about before the page is left, and kept by who stays. */
export const LeftWithAHalfTypedMemo: Story = {
  name: '쓰다 만 메모를 두고 나감',
  decorators: [
    (Story) => (
      <UnsavedGuard>
        <Story />
      </UnsavedGuard>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const away = await canvas.findByRole('link', { name: bulk.edit });
    const left = fn();
    away.addEventListener('click', (event) => {
      event.preventDefault();
      left();
    });
    const isAsked = async () => {
      await userEvent.click(away);
      const dialog = within(await screen.findByRole('dialog', { name: leaving.ask }));
      await userEvent.click(dialog.getByRole('button', { name: leaving.stay }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: leaving.ask })).toBeNull());
    };
    const memo = await canvas.findByLabelText(admin.day.memo);
    await userEvent.type(memo, ' 06시');
    await isAsked();
    await expect(memo).toHaveValue('귀항 후 어묵탕을 드립니다. 06시');
    await userEvent.type(memo, '{Backspace}{Backspace}{Backspace}{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: addGuest.open }));
    await userEvent.type(canvas.getByLabelText(addGuest.name), '박');
    await isAsked();
    await expect(canvas.getByLabelText(addGuest.name)).toHaveValue('박');
    await userEvent.clear(canvas.getByLabelText(addGuest.name));
    await expect(left).not.toHaveBeenCalled();
    await userEvent.click(away);
    await expect(left).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog', { name: leaving.ask })).toBeNull();
  },
};
export const WithAWaitingList: Story = {
  name: '대기 신청을 받음',
  parameters: {
    msw: [
      ...config({}, { useWaiting: 'Y' }),
      answers(API.dayByDate, day),
      answers(API.guestList, guests),
      answers(API.waitingList, [aWaitingEntry(), aWaitingEntry({ id: 2, number: 2, name: '이파랑', guestCount: 3 })]),
      answers(API.offerSeats, aWaitingEntry({ state: 'OFFERED', until: '2026-11-20T01:00:00.000Z' })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: waitingList.offer, description: '1번 김바다' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: waitingList.offer }));
    await expect(await screen.findByText(waitingList.offered)).toBeInTheDocument();
  },
};
const waiters = [
  aWaitingEntry({ name: '한여름', guestCount: 2 }),
  aWaitingEntry({
    id: 2,
    number: 2,
    name: '이파랑',
    guestCount: 4,
    state: 'OFFERED',
    until: '2026-11-20T01:00:00.000Z',
  }),
  aWaitingEntry({ id: 3, number: 3, name: '박선우', guestCount: 1 }),
];
/** The headings of the waiting list are there where it has rows; cards stay in the order of the numbers. */
export const WaitingListSorted: Story = {
  name: '대기 차례를 바꿈',
  tags: ['both-widths'],
  parameters: {
    msw: [
      ...config({}, { useWaiting: 'Y' }),
      answers(API.dayByDate, day),
      answers(API.guestList, guests),
      answers(API.waitingList, waiters),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('region', { name: waitingList.title }));
    const numbers = () =>
      list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => Number.parseInt(textContent));
    const name = list.queryByRole('button', { name: sortHeads.waiting.name });
    await expect(numbers()).toEqual([1, 2, 3]);
    if (window.innerWidth < 768) {
      await expect(name).toBeNull();
      return;
    }
    await userEvent.click(name as HTMLElement);
    await expect(numbers()).toEqual([3, 2, 1]);
    await userEvent.click(list.getByRole('button', { name: sortHeads.waiting.state }));
    await expect(numbers()).toEqual([2, 1, 3]);
    const people = list.getByRole('button', { name: sortHeads.waiting.people });
    await userEvent.click(people);
    await userEvent.keyboard(' ');
    await expect(people).toHaveAccessibleName(`${sortHeads.waiting.people} ${sortHeads.descending}`);
    await expect(numbers()).toEqual([2, 1, 3]);
    await userEvent.click(list.getByRole('button', { name: sortHeads.waiting.number }));
    await expect(numbers()).toEqual([1, 2, 3]);
    (document.activeElement as HTMLElement).blur();
  },
};
/** The policy has no waiting list any more: who waits already is still there to be called, or offered seats. */
export const WaitingSwitchedOff: Story = {
  name: '대기 신청을 껐지만 기다리는 사람이 있음',
  parameters: {
    msw: [
      ...config({}, { useWaiting: 'N' }),
      answers(API.dayByDate, day),
      answers(API.guestList, guests),
      answers(API.waitingList, [aWaitingEntry()]),
    ],
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: waitingList.title }));
    await expect(list.getByRole('heading', { level: 3 })).toHaveTextContent('김바다');
  },
};
/** The same, and nobody waits. */
export const NobodyWaitsSwitchedOff: Story = {
  name: '대기 신청을 껐고 기다리는 사람이 없음',
  parameters: {
    msw: [
      ...config({}, { useWaiting: 'N' }),
      answers(API.dayByDate, day),
      answers(API.guestList, guests),
      answers(API.waitingList, [aWaitingEntry({ state: 'REMOVED' })]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: guest.listTitle })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: waitingList.title })).toBeNull();
  },
};
/** The list is shown while seats are held, although the policy has none any more; it could not be loaded. */
export const WaitingListFailed: Story = {
  name: '대기자 목록을 불러오지 못함',
  parameters: {
    msw: [
      ...config({}, { useWaiting: 'N' }),
      answers(API.dayByDate, { ...day, heldCount: 2 }),
      answers(API.guestList, guests),
      unreachable(API.waitingList),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(waitingList.loadFailed)).toBeVisible();
    await expect(canvas.getByText(waitingList.held('2명'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeVisible();
  },
};
export const NoGuests: Story = {
  name: '예약자 없음',
  parameters: {
    msw: [...config(), answers(API.dayByDate, aDay({ guestCount: 0 })), answers(API.guestList, aGuestList([]))],
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
const keepsLists: Decorator = (Story) => (
  <Around>
    <Story />
  </Around>
);
const today = { route: '/admin/reserve/2026-11-20' };
/** The next trips have the way to the ticks of who is aboard. */
export const TodaysTrip: Story = {
  name: '오늘 출조',
  decorators: [keepsLists],
  beforeEach: () => forget(),
  parameters: {
    ...today,
    msw: [
      answers(BOARDING_API.atSea, anAtSea()),
      ...config(),
      answers(API.dayByDate, aDay({ date: '2026-11-20' })),
      answers(API.guestList, aGuestList([aManagedGuest({ date: '2026-11-20' })])),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: boarding.open })).toHaveAttribute(
      'href',
      PAGES.adminBoarding('2026-11-20'),
    );
  },
};
/** Without a signal the day's page is the kept passenger list. */
export const WithoutASignal: Story = {
  decorators: [keepsLists],
  beforeEach: async () => {
    await readSea('');
    await keepLists('', { lists: anAtSea() });
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
/** Twenty seats, each booked by a different guest. */
export const TwentyGuests: Story = {
  name: '예약자 스무 명',
  parameters: {
    msw: [
      ...config(),
      answers(API.dayByDate, aDay({ state: 'COMPLETE', guestCount: 20 })),
      answers(
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
