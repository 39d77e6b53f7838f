import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API } from '#contract/paths';
import { admin } from '#copy/admin';
import { errorText } from '#copy/errors';
import { format } from '#copy/format';
import { guestEdit } from '#copy/guestEdit';
import { settings } from '#copy/settings';
import { aGuestDetail } from '#mocks/builders';
import { config, refuses, responds, respondsNow, unreachable, waits } from '#mocks/handlers';
import { GuestEditPage } from './GuestEditPage';

/** The handler of the edit comes first, because `/api/manage/guest/:id` would match its address too. */
const shown = [...config(), responds(API.updateGuest, true), responds(API.guest, aGuestDetail())];

const meta = {
  title: '예약 수정',
  id: 'page-guest-edit',
  component: GuestEditPage,
  decorators: [site],
  parameters: { route: '/admin/guest/1', path: '/admin/guest/:id', signedIn: true, msw: shown },
} satisfies Meta<typeof GuestEditPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const save: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: '4명' }));
  await userEvent.click(canvas.getByRole('button', { name: guestEdit.submit }));
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(guestEdit.name)).toHaveValue('김바다');
    await expect(canvas.getByLabelText(guestEdit.tel)).toHaveValue('010-0000-0001');
    await expect(canvas.getByRole('radio', { name: '2명' })).toBeChecked();
  },
};
export const Saved: Story = {
  play: async (context) => {
    await save(context);
    await expect(await screen.findByText(guestEdit.saved)).toBeInTheDocument();
    await expect(await context.canvas.findByText('/admin/guest')).toBeVisible();
  },
};
/** The freed seat reopens the full day, and this page says so. */
export const FewerOnAFullDay: Story = {
  name: '만석인 날에 줄인 인원',
  parameters: {
    msw: [
      ...config(),
      responds(API.updateGuest, true),
      responds(API.guest, aGuestDetail({ dayState: 'COMPLETE', guestCount: 4, maxCount: 4 })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1명' }));
    await userEvent.click(canvas.getByRole('button', { name: guestEdit.submit }));
    await expect(await screen.findByText(admin.day.reopened)).toBeInTheDocument();
  },
};
export const SeatsGoneMeanwhile: Story = {
  parameters: {
    msw: [
      ...config(),
      refuses(API.updateGuest, 409, {
        code: 'SEATS_GONE',
        message: '남은자리가 부족합니다. 현재 2명까지 예약할 수 있습니다.',
        seatsLeft: 2,
      }),
      responds(API.guest, aGuestDetail()),
    ],
  },
  play: async (context) => {
    await save(context);
    await expect(
      (await context.canvas.findAllByText('남은자리가 부족합니다. 현재 2명까지 예약할 수 있습니다.'))[0],
    ).toBeVisible();
    await expect(context.canvas.getByRole('radio', { name: '4명' })).toBeChecked();
  },
};
let stored = aGuestDetail();
/** Another device has saved: unedited fields take its values, and the edited name is shown beside the saved one. */
export const ChangedElsewhere: Story = {
  beforeEach: () => {
    stored = aGuestDetail();
  },
  parameters: {
    msw: [
      ...config(),
      refuses(API.updateGuest, 409, { code: 'CONFLICT', message: errorText.CONFLICT }),
      respondsNow(API.guest, () => stored),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(guestEdit.name);
    await userEvent.clear(name);
    await userEvent.type(name, '이파도');
    stored = aGuestDetail({ name: '박노을', guestCount: 3 });
    await userEvent.click(canvas.getByRole('button', { name: guestEdit.submit }));
    const newer = await canvas.findByRole('region', { name: settings.changedElsewhere.title });
    await expect(within(newer).getByText('박노을')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: format.people(3) })).toBeChecked();
    await expect(name).toHaveValue('이파도');
  },
};
export const CannotBeLoaded: Story = {
  name: '불러올 수 없음',
  parameters: { msw: [...config(), unreachable(API.guest)] },
  play: async ({ canvas }) => {
    await expect(await screen.findByText(guestEdit.loadFailed)).toBeInTheDocument();
    await expect(await canvas.findByText('/admin/guest')).toBeVisible();
  },
};
export const NoBookingsNumber: Story = {
  name: '예약번호가 아님',
  parameters: { route: '/admin/guest/abc' },
  play: async ({ canvas }) => {
    await expect(await screen.findByText(guestEdit.loadFailed)).toBeInTheDocument();
    await expect(await canvas.findByText('/admin/guest')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [...config(), waits(API.guest)] } };
