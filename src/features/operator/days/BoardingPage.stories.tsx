import { BOARDING_API } from '#contract/boarding/boarding.paths';
import { API } from '#contract/paths';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { site } from '#src/storySite/site';
import { withTicks } from '#contract/boarding/boarding.rules';
import type { SendTicks, Tick } from '#contract/boarding/boarding.schema';
import { atSea, boarding as copy } from '#copy/boarding';
import { errorText } from '#copy/errors';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { networkText } from '#copy/network';
import { manifestAdmin } from '#copy/manifestAdmin';
import { aDay, aGuestList, aManagedGuest, anAtSea, aPassenger } from '#mocks/builders';
import { config, refuses, responds, respondsNow, unreachable, waits } from '#mocks/handlers';
import { OperatorStatusProvider } from '#src/components/frame/Page/OperatorStatus';
import { eraseDevice } from '#src/store/device/eraseDevice';
import { AtSeaLine } from '#src/features/operator/atSea/AtSeaLine';
import { readSea, storeLists } from '#src/store/device/seaStore';
import { useAtSea } from '#src/features/operator/atSea/useAtSea';
import { BoardingPage } from './BoardingPage';

function Around({ children }: { children: ReactNode }) {
  useAtSea();
  return <OperatorStatusProvider value={<AtSeaLine />}>{children}</OperatorStatusProvider>;
}
const around: Decorator = (Story) => (
  <Around>
    <Story />
  </Around>
);

/** The ticks that a story has sent. */
let sent: Tick[] = [];
/** Accepts every tick. */
const takesTicks = http.post(`*${BOARDING_API.sendTicks}`, async ({ request }) => {
  const { ticks } = (await request.json()) as SendTicks;
  sent.push(...ticks);
  return HttpResponse.json({ outcomes: ticks.map(({ key }) => ({ key, outcome: 'DONE', code: null })) });
});
const refusesTicks = http.post(`*${BOARDING_API.sendTicks}`, async ({ request }) => {
  const { ticks } = (await request.json()) as SendTicks;
  return HttpResponse.json({ outcomes: ticks.map(({ key }) => ({ key, outcome: 'REFUSED', code: 'CONFLICT' })) });
});
const list = respondsNow(BOARDING_API.atSea, () => {
  const { at, trips } = anAtSea();
  return { at, trips: trips.map(({ day, parties }) => ({ day, parties: withTicks(parties, sent) })) };
});

const meta = {
  title: '승선 확인',
  id: 'page-boarding',
  component: BoardingPage,
  decorators: [around, site],
  beforeEach: () => {
    sent = [];
    eraseDevice();
  },
  parameters: {
    route: '/admin/reserve/2026-11-20/boarding',
    path: '/admin/reserve/:date/boarding',
    signedIn: true,
    msw: [takesTicks, list, ...config()],
  },
} satisfies Meta<typeof BoardingPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const tickFirst: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: copy.boarded, description: '김바다' }));
  await expect(canvas.getByRole('checkbox', { name: copy.boarded, description: '김바다' })).toBeChecked();
};
/** Lists stored by the device on an earlier visit; they arrived while its database was still being read. */
const storedLists = async () => {
  await Promise.all([readSea(''), storeLists('', { lists: anAtSea() })]);
};
const lost = [unreachable(BOARDING_API.atSea), unreachable(BOARDING_API.sendTicks), ...config()];

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.aboard(format.people(6), format.people(0)))).toBeVisible();
  },
};
export const Ticked: Story = {
  name: '표시함',
  play: async (context) => {
    await tickFirst(context);
    await expect(context.canvas.getByText(copy.aboard(format.people(6), format.people(2)))).toBeVisible();
  },
};
export const WithoutASignal: Story = {
  beforeEach: storedLists,
  parameters: { msw: lost },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(atSea.lost)).toBeVisible();
    await tickFirst(context);
    await expect(await canvas.findByText(atSea.unsent(format.cases(1)))).toBeVisible();
    await waitFor(async () => expect((await readSea('')).ticks).toHaveLength(1));
    (document.activeElement as HTMLElement).blur();
  },
};
export const CancelledMeanwhile: Story = {
  name: '그사이 취소됨',
  parameters: { msw: [refusesTicks, list, ...config()] },
  play: async (context) => {
    await tickFirst(context);
    await screen.findAllByText(atSea.refused(format.cases(1)));
    const box = context.canvas.getByRole('checkbox', { name: copy.boarded, description: '김바다' });
    // An earlier play may have left a message.
    await waitFor(() => expect(box).not.toBeChecked());
  },
};
const listed = [{ name: '김바다', phone: '010-0000-0001', emergency: '010-0000-0101' }];
const listedTrips = () =>
  anAtSea({
    trips: [
      {
        day: aDay({ date: '2026-11-20' }),
        parties: [
          aPassenger({ id: 1, listed }),
          aPassenger({ id: 2, name: '이파랑', phone: '010-0000-0002', guestCount: 4, listed: [] }),
        ],
      },
    ],
  });
/** The device has stored the emergency contacts. */
export const EmergencyContactsWithoutASignal: Story = {
  name: '신호 없이 비상연락처',
  beforeEach: async () => {
    await Promise.all([readSea(''), storeLists('', { lists: listedTrips() })]);
  },
  parameters: { msw: lost },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('link', {
        name: `${manifestAdmin.open} ${manifestAdmin.written(format.people(6), format.people(1))}`,
      }),
    ).toHaveAttribute('href', '/admin/reserve/2026-11-20/passengers');
    await userEvent.click(canvas.getByRole('button', { name: '김바다' }));
    await expect(
      canvas.getByRole('link', { name: `김바다 ${manifestAdmin.emergency('010-0000-0101')}` }),
    ).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
const later = { route: '/admin/reserve/2026-12-25/boarding' };
/** A trip that the device has not stored is requested, if there is a signal. */
export const LaterTrip: Story = {
  name: '받아 두지 않은 출조',
  parameters: {
    ...later,
    msw: [
      takesTicks,
      list,
      responds(API.dayByDate, aDay({ date: '2026-12-25' })),
      respondsNow(API.guestList, () =>
        aGuestList(withTicks([aManagedGuest({ date: '2026-12-25', guestCount: 3 })], sent)),
      ),
      ...config(),
    ],
  },
  play: async (context) => {
    await tickFirst(context);
    await expect(context.canvas.getByText(copy.aboard(format.people(3), format.people(3)))).toBeVisible();
  },
};
export const NoTrip: Story = {
  name: '출조일이 아님',
  parameters: {
    ...later,
    msw: [list, refuses(API.dayByDate, 404, { code: 'NOT_FOUND', message: '' }), ...config()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.noTrip)).toBeVisible();
  },
};
export const NotKept: Story = {
  name: '받아 두지 않음',
  beforeEach: storedLists,
  parameters: { ...later, msw: [unreachable(API.dayByDate), ...lost] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.notKeptHint)).toBeVisible();
  },
};
export const NothingReceived: Story = {
  name: '받은 것 없음',
  parameters: { msw: lost },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(networkText.unloaded)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    msw: [refuses(BOARDING_API.atSea, 500, { code: 'INTERNAL', message: errorText.INTERNAL }), ...config()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.loadFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: frame.retry })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [waits(BOARDING_API.atSea), ...config()] } };
