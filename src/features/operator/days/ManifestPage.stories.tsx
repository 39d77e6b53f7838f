import { http, HttpResponse } from 'msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import type { DayManifest, OperatorSave } from '#contract/manifest/manifest.schema';
import { API, PAGES } from '#contract/paths';
import { errorText } from '#copy/errors';
import { person as personText } from '#copy/manifest';
import { manifestAdmin as copy } from '#copy/manifestAdmin';
import { passengers } from '#copy/passengers';
import { aDay, aGuestList, aManagedGuest } from '#mocks/builders';
import { aDayManifest, aManifestParty, anEmptyRow, aWrittenRow } from '#mocks/dayManifest';
import { config, refuses, responds, respondsNow, unreachable, waits } from '#mocks/handlers';
import { retryShown } from '#src/storySite/retryShown';
import { ManifestPage } from './ManifestPage';

/** The mock server's list; a story changes it as another device would. */
let stored: DayManifest = aDayManifest();

const base = [
  responds(API.dayByDate, aDay({ guestCount: 10 })),
  responds(API.guestList, aGuestList([aManagedGuest(), aManagedGuest({ id: 2, name: '이파랑', guestCount: 4 })])),
  ...config({}, { useManifest: 'Y' }),
];
const listed = respondsNow(MANIFEST_API.day, () => stored);

const meta = {
  title: '승선자명부',
  id: 'page-day-manifest',
  component: ManifestPage,
  decorators: [site],
  beforeEach: () => {
    stored = aDayManifest();
  },
  parameters: {
    route: '/admin/reserve/2026-12-05/passengers',
    path: '/admin/reserve/:date/passengers',
    signedIn: true,
    msw: [listed, ...base],
  },
} satisfies Meta<typeof ManifestPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const unfold =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name, expanded: false }));
  };

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.written('10명', '4명'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.remind.open })).toBeVisible();
    await expect(canvas.getByRole('button', { name: passengers.print })).toBeVisible();
    await expect(canvas.getByText(copy.crew.title)).toBeVisible();
    await expect(canvas.getByText(copy.reminded('11.20(금) 08:40'))).toBeVisible();
  },
};
/** Every value of a party, to read aloud at the pier. */
export const PartyUnfolded: Story = {
  name: '한 일행을 펼침',
  play: async (context) => {
    await unfold('김바다')(context);
    const persons = within(context.canvas.getByRole('list', { name: copy.people('김바다') }));
    const second = persons.getAllByRole('listitem')[1] as HTMLElement;
    for (const text of ['한여름', personText.sexes.F, '1974.11.03', '전라남도 여수시', copy.person.by.SELF])
      await expect(within(second).getByText(text)).toBeVisible();
    await expect(
      within(second)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:010-0000-0011', 'tel:010-0000-0101']);
    (document.activeElement as HTMLElement).blur();
  },
};
export const OnlyTheMissing: Story = {
  name: '덜 쓴 팀만',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: copy.missing(2) }));
    await expect(canvas.getByRole('button', { name: '이파랑' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '김바다' })).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};
/** The dialog names the parties reminded in the last hour; the toast counts them. */
export const Reminded: Story = {
  name: '알림을 보냄',
  parameters: { msw: [responds(MANIFEST_API.remind, { reminded: 1, skipped: 1 }), listed, ...base] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.remind.open }));
    const dialog = within(await screen.findByRole('dialog', { name: copy.remind.title }));
    await expect(dialog.getByText(copy.remind.text('2팀'))).toBeInTheDocument();
    await expect(dialog.getByText(copy.remind.skips('이파랑'))).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: copy.remind.submit }));
    await expect((await screen.findAllByText(copy.remind.sentExcept('1팀', '1팀')))[0]).toBeInTheDocument();
  },
};
export const AsksBeforeReminding: Story = {
  name: '알림을 보내기 전에 물음',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.remind.open }));
    await expect(await screen.findByRole('dialog', { name: copy.remind.title })).toBeInTheDocument();
  },
};
const write: Play = async ({ canvas, userEvent }) => {
  const form = within(await canvas.findByRole('form', { name: copy.person.form('이파랑', 3) }));
  await userEvent.type(form.getByLabelText(personText.name), '나하늘');
  await userEvent.click(form.getByRole('radio', { name: personText.sexes.F }));
  await userEvent.type(form.getByLabelText(personText.birth), '19801224');
  await userEvent.type(form.getByLabelText(personText.address), '전라남도 순천시');
  await userEvent.type(form.getByLabelText(personText.phone), '01000000021');
  await userEvent.type(form.getByLabelText(personText.emergency), '01000000121');
};
const openThird: Play = async (context) => {
  await unfold('이파랑')(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: copy.person.writeOf(3) }));
};
/** The operator writes a companion's row. */
export const WrittenAtThePier: Story = {
  name: '선착장에서 적음',
  parameters: {
    msw: [
      http.post(`*${MANIFEST_API.saveByOperator}`, async ({ request }) => {
        const { id, place, person } = (await request.json()) as OperatorSave;
        const parties = stored.parties.map((party) =>
          party.id === id
            ? {
                ...party,
                rows: party.rows.map((row) =>
                  row.place === place ? aWrittenRow(place, { ...person, sex: 'F' }, { writtenBy: 'OPERATOR' }) : row,
                ),
              }
            : party,
        );
        stored = { ...stored, written: stored.written + 1, parties };
        return HttpResponse.json({});
      }),
      listed,
      ...base,
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openThird(context);
    await write(context);
    await userEvent.click(canvas.getByRole('button', { name: copy.person.save }));
    await expect(await canvas.findByRole('heading', { name: '나하늘' })).toBeVisible();
    await expect(canvas.getByText(copy.written('10명', '5명'))).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Form: Story = { name: '적는 중', play: openThird };
/** The companion's own row was saved in the meantime: both versions are shown, and typed text stays. */
export const WrittenMeanwhile: Story = {
  name: '그사이 본인이 씀',
  parameters: {
    msw: [
      refuses(MANIFEST_API.saveByOperator, 409, { code: 'CONFLICT', message: errorText.CONFLICT }),
      listed,
      ...base,
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openThird(context);
    await write(context);
    const own = aWrittenRow(3, { name: '나하늘', sex: 'F', birth: '19801225' }, { writtenBy: 'SELF' });
    stored = {
      ...stored,
      parties: stored.parties.map((party) =>
        party.id === 2 ? { ...party, rows: party.rows.map((row) => (row.place === 3 ? own : row)) } : party,
      ),
    };
    await userEvent.click(canvas.getByRole('button', { name: copy.person.save }));
    const newer = (await canvas.findByText(copy.person.stored)).parentElement as HTMLElement;
    await expect(within(newer).getByText('1980.12.25')).toBeVisible();
    await expect(canvas.getByLabelText(personText.birth)).toHaveValue('19801224');
  },
};
export const AsksBeforeRemoving: Story = {
  name: '빼기 전에 물음',
  play: async (context) => {
    await unfold('김바다')(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: copy.person.removeOf('한여름') }));
    await expect(await screen.findByRole('dialog', { name: copy.person.removeTitle('한여름') })).toBeInTheDocument();
  },
};
/** The list was written with a secret that is no longer accepted. */
export const Unreadable: Story = {
  name: '읽을 수 없음',
  beforeEach: () => {
    stored = aDayManifest({
      crew: [],
      parties: [
        aManifestParty({
          rows: [aWrittenRow(1, {}, { name: '', person: null }), anEmptyRow(2)],
        }),
      ],
    });
  },
  play: async (context) => {
    await unfold('김바다')(context);
    await expect(context.canvas.getByText(copy.person.unreadable)).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: copy.crew.write })).toHaveAttribute('href', PAGES.adminCrew);
    (document.activeElement as HTMLElement).blur();
  },
};
export const Everyone: Story = {
  name: '모두 씀',
  beforeEach: () => {
    stored = aDayManifest({ parties: [aManifestParty()] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.everyone)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: copy.remind.open })).toBeNull();
  },
};
export const LongestTexts: Story = {
  beforeEach: () => {
    const name = '황보나라별나라별빛하늘바다노을새벽아침저';
    stored = aDayManifest({
      parties: [
        aManifestParty({
          name: '황보나라별나라별빛',
          people: 20,
          rows: [
            aWrittenRow(1, { name, address: '전라남도 여수시 국동항 '.repeat(8).slice(0, 100) }),
            ...Array.from({ length: 19 }, (_, index) => anEmptyRow(index + 2)),
          ],
        }),
      ],
    });
  },
  play: async (context) => {
    await unfold('황보나라별나라별빛')(context);
    (document.activeElement as HTMLElement).blur();
  },
};
export const NobodyBooked: Story = {
  beforeEach: () => {
    stored = aDayManifest({ parties: [] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.empty)).toBeVisible();
  },
};
export const PolicyOff: Story = {
  name: '사용하지 않음',
  parameters: {
    msw: [responds(API.dayByDate, aDay()), responds(API.guestList, aGuestList([])), ...config()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: copy.off })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [waits(MANIFEST_API.day), ...base] } };
export const Failed: Story = { parameters: { msw: [unreachable(MANIFEST_API.day), ...base] }, play: retryShown };
