import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { admin } from '#copy/admin';
import { addGuest } from '#copy/addGuest';
import { errorText, seatsGoneText } from '#copy/errors';
import { cancelTrip, tripReason } from '#copy/cancelTrip';
import { guest } from '#copy/guest';
import { bulk } from '#copy/bulk';
import { leaving } from '#copy/leaving';
import { settings } from '#copy/settings';
import { API, PAGES } from '#contract/paths';
import { aGuestDetail, aGuestList, aManagedGuest, aRefund } from '#mocks/builders';
import { config, refuses, responds, respondsNow, unreachable } from '#mocks/handlers';
import { UnsavedGuard } from '#src/features/operator/leaving/UnsavedGuard';
import { AdminDayPage } from './AdminDayPage';
import { day, guests, shown } from './AdminDayPage.stories';

const meta = {
  title: '출조일 고치기',
  id: 'page-admin-day-changes',
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
    msw: [...shown, responds(API.addGuest, aManagedGuest({ id: 7, name: '오하늘', phone: '010-0000-0007' }))],
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
/** The form's values stay. */
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
/** The response to the first attempt was lost, and the form was changed: the operator is asked to check the list. */
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
export const NothingToAddToACancelledTrip: Story = {
  name: '운항하지 않는 날에는 추가하지 않음',
  parameters: {
    msw: [
      ...config(),
      responds(API.dayByDate, { ...day, state: 'CANCEL' }),
      responds(API.guestList, guests),
      responds(API.cancelledTrip, null),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('5건 · 12명');
    await expect(canvas.queryByRole('button', { name: addGuest.open })).toBeNull();
  },
};
export const PaymentConfirmed: Story = {
  parameters: { msw: [...shown, responds(API.completeGuest, true)] },
  play: async (context) => {
    await confirmPayment(context);
    await expect(await screen.findByText(guest.paidDone('김바다'))).toBeInTheDocument();
  },
};
export const ChangedElsewhere: Story = {
  parameters: {
    msw: [
      ...shown,
      responds(API.guest, aGuestDetail({ state: 'CANCEL' })),
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
/** The mock server's day; the stories below change it as another screen would. */
let stored = day;
const changedByAnotherScreen = {
  beforeEach: () => {
    stored = day;
  },
  parameters: {
    msw: [
      respondsNow(API.dayByDate, () => stored),
      refuses(API.updateDayState, 409, CONFLICT),
      refuses(API.updateDayMemo, 409, CONFLICT),
      responds(API.cancelledTrip, null),
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
    // The current state is shown: CANCEL can change to each of the other three.
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
/** Day and bookings are cancelled together, and the page leads to the call list. */
export const TripCancelled: Story = {
  beforeEach: () => {
    stored = day;
  },
  parameters: {
    msw: [
      respondsNow(API.dayByDate, () => stored),
      respondsNow(API.cancelTrip, () => {
        stored = { ...day, state: 'CANCEL', guestCount: 0, memo: cancelTrip.memoOf.WEATHER };
        return { bookings: 5, paid: 3, refund: 90, day: stored, trip: TRIP };
      }),
      responds(API.cancelledTrip, TRIP),
      respondsNow(API.guestList, () => (stored.state === 'CANCEL' ? cancelledGuests : guests)),
      ...shown,
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await askToCancel(context);
    await userEvent.click(await screen.findByRole('button', { name: cancelTrip.confirm }));
    await expect(await screen.findByText(cancelTrip.done('5건'))).toBeInTheDocument();
    await expect(await canvas.findByText(PAGES.adminCalls(day.date))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
/** The home page's list of days below their minimum leads here. */
export const AskedForTooFewPeople: Story = {
  name: '최소 인원 때문에 취소',
  parameters: { route: PAGES.adminDay('2026-12-05', 'TOO_FEW') },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('radio', { name: tripReason.TOO_FEW })).toBeChecked();
    await expect(dialog.getByLabelText(cancelTrip.memo)).toHaveValue(cancelTrip.memoOf.TOO_FEW);
  },
};
/** A booking was made while the dialog was open: nothing is cancelled, and the reason is in the dialog. */
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
/** Within ten minutes; a booking that was refunded since stays cancelled. */
export const TripRestored: Story = {
  name: '운항취소를 되돌림',
  beforeEach: () => {
    stored = { ...day, state: 'CANCEL', guestCount: 0 };
  },
  parameters: {
    msw: [
      respondsNow(API.dayByDate, () => stored),
      respondsNow(API.restoreTrip, () => {
        stored = day;
        return { day, restored: 4, kept: 1 };
      }),
      responds(API.cancelledTrip, TRIP),
      respondsNow(API.guestList, () => (stored.state === 'CANCEL' ? cancelledGuests : guests)),
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
    const elsewhere = within(canvas.getByRole('region', { name: settings.changedElsewhere.title }));
    await expect(elsewhere.getByText('풍랑 예보 확인')).toBeVisible();
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
/** Each form with unsaved values asks before the page is left, and staying does not clear it. */
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
