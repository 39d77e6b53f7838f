import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tidePhase } from '#contract/day/tide.rules';
import { admin } from '#copy/admin';
import { person } from '#copy/manifest';
import { manifestAdmin } from '#copy/manifestAdmin';
import { passengers } from '#copy/passengers';
import { dayState } from '#copy/reserve';
import { aDay, aGuest } from '#mocks/builders';
import { aDayManifest, aManifestParty, aWrittenRow } from '#mocks/dayManifest';
import { PassengerList } from './PassengerList';

const guests = [
  aGuest({ id: 1 }),
  aGuest({ id: 2, name: '이파랑', guestCount: 3, state: 'COMPLETE', phone: '010-0000-0002' }),
  aGuest({ id: 3, name: '박선우', guestCount: 1, phone: '010-0000-0003' }),
  aGuest({ id: 4, name: '최은호', guestCount: 4, state: 'COMPLETE', phone: '010-0000-0004', memo: '낚싯대 2대 대여' }),
  aGuest({ id: 5, name: '정다온', guestCount: 2, state: 'COMPLETE', phone: '010-0000-0005' }),
  aGuest({ id: 6, name: '한여름', guestCount: 2, state: 'CANCEL', phone: '010-0000-0006' }),
];

const meta = {
  title: '승선자 명단',
  id: 'passenger-list',
  component: PassengerList,
  args: { storeName: '새벽호', day: aDay({ guestCount: 12 }), phase: tidePhase('2026-12-05'), guests },
  globals: { ground: 'ground' },
  decorators: [
    // Paper does not shrink to a phone's width.
    (Story) => (
      <div role="region" aria-label="A4" tabIndex={0} style={{ overflowX: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PassengerList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwelveOfTwenty: Story = {
  name: '스물 가운데 열둘',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: passengers.title })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await expect(canvas.queryByText('한여름')).toBeNull();
    await expect(canvas.getByRole('cell', { name: '4명' })).toHaveAttribute('rowspan', '4');
    for (const name of [
      passengers.columns.birth,
      passengers.columns.sex,
      passengers.columns.address,
      passengers.columns.emergency,
      passengers.columns.signature,
    ])
      await expect(canvas.getByRole('columnheader', { name })).toBeVisible();
  },
};
/** The free places stay for companions who join at the pier. */
export const Charter: Story = {
  args: {
    day: aDay({ guestCount: 6, state: 'COMPLETE', charter: 'Y' }),
    guests: [aGuest({ guestCount: 6, state: 'COMPLETE' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${admin.bookedOf(6, 20)} · ${dayState.charter}`)).toBeVisible();
  },
};
export const NobodyBooked: Story = { args: { day: aDay({ guestCount: 0 }), guests: [] } };
export const Full: Story = {
  args: {
    day: aDay({ guestCount: 20, state: 'COMPLETE' }),
    guests: Array.from({ length: 20 }, (_, index) => aGuest({ id: index + 1, guestCount: 1, state: 'COMPLETE' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('010-0000-0001')).toHaveLength(20);
  },
};
export const LongestTexts: Story = {
  args: {
    storeName: '남해바다새벽노을호',
    day: aDay({ fish: '오징어·참돔·갈치·한치·우럭·광어·볼락'.slice(0, 20), guestCount: 3 }),
    guests: [
      aGuest({
        name: '황보나라별',
        guestCount: 1,
        memo: '낚싯대 3대와 전동릴 2대 대여, 아이스박스는 직접 가져옵니다. 멀미가 심합니다.',
      }),
      aGuest({ id: 2, name: '선우하늘빛', guestCount: 2, memo: '앞쪽 자리를 원합니다.' }),
    ],
  },
};
export const BeyondTheLunarTable: Story = {
  name: '음력 표를 벗어남',
  args: { phase: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(passengers.tide)).toBeNull();
  },
};
export const PersonalDataDeleted: Story = {
  args: { guests: guests.map((guest) => ({ ...guest, name: '', phone: '', memo: '' })) },
};
/** Written people are printed in full; the others are filled in by hand. */
export const WrittenBefore: Story = {
  name: '미리 쓴 명부',
  args: {
    manifest: aDayManifest({
      parties: [
        aManifestParty(),
        aManifestParty({
          id: 2,
          rows: [aWrittenRow(2, { name: '나하늘', phone: '010-0000-0021', address: '전라남도 순천시 조례동 3길 12' })],
        }),
        aManifestParty({ id: 3, rows: [aWrittenRow(1, { name: '박선우', phone: '010-0000-0003' })] }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(rows[1]).toContain(`${manifestAdmin.crew.role.CAPTAIN}박한결`);
    await expect(rows[3]).toContain(`1970.05.12${person.sexes.M}전라남도 여수시010-0000-0101`);
    // The booker has a row until the row is written.
    await expect(rows[5]).toContain('이파랑');
    await expect(rows[6]).toContain('나하늘');
    await expect(rows).toHaveLength(23);
  },
};
