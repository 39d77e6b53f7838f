import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent as people, waitFor, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API, PAGES } from '#contract/paths';
import { deposits as copy } from '#copy/deposits';
import { aManagedGuest } from '#mocks/builders';
import { config, refuses, responds, respondsNow, unreachable, waits } from '#mocks/handlers';
import { retryShown } from '#src/storySite/retryShown';
import { DepositsPage } from './DepositsPage';

const GUESTS = [
  aManagedGuest({ id: 1 }),
  aManagedGuest({ id: 2, name: '이파랑', guestCount: 4, payer: '주식회사 바다' }),
  aManagedGuest({ id: 3, name: '박선우', guestCount: 1 }),
  aManagedGuest({ id: 4, name: '박선우', guestCount: 1, date: '2026-12-12' }),
  aManagedGuest({ id: 5, name: '정다온', state: 'COMPLETE', paid: 20, completedAt: '2026-11-19T23:00:00.000Z' }),
];
const HEAD = '거래일시\t적요\t보낸분/받는분\t출금액\t입금액\t잔액';
const LIST = [
  HEAD,
  '2026.11.20 07:11:12\t전자금융\t김바다\t0\t200,000\t1,710,000',
  '2026.11.20 07:20:00\t전자금융\t(주)바다\t0\t400,000\t1,510,000',
  '2026.11.20 07:24:00\t타행이체\t박선우\t0\t100,000\t1,110,000',
  '2026.11.20 07:25:00\t타행이체\t최은호\t0\t150,000\t1,010,000',
  '2026.11.20 07:26:00\t타행이체\t정다온\t0\t200,000\t860,000',
  '2026.11.20 07:30:00\t체크카드\t주유소\t50,000\t0\t810,000',
].join('\n');

/** Bookings confirmed during a story. */
const paid = new Set<number>();
const completes = http.all('*/api/manage/guest/:id/complete', ({ params }) => {
  paid.add(Number(params['id']));
  return HttpResponse.json(true);
});

const meta = {
  title: '입금내역 맞춰보기',
  id: 'page-deposits',
  component: DepositsPage,
  decorators: [site],
  parameters: {
    route: PAGES.adminDeposits,
    signedIn: true,
    msw: [...config(), responds(API.depositGuests, GUESTS), responds(API.usedDeposits, [])],
  },
} satisfies Meta<typeof DepositsPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const paste = async (canvas: Canvas, text: string) => {
  await people.click(await canvas.findByLabelText(copy.text));
  await people.paste(text);
  await people.click(canvas.getByRole('button', { name: copy.match }));
};
const confirm = async (canvas: Canvas, cases: string, money: string) => {
  await people.click(await canvas.findByRole('button', { name: copy.confirm(cases, money) }));
  await people.click(within(screen.getByRole('dialog')).getByRole('button', { name: copy.confirmAction }));
};
const section = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const BeforeThePaste: Story = {
  name: '붙여 넣기 전',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.kept)).toBeVisible();
  },
};
/** Certain, possible, unknown and confirmed deposits. Certain ones are selected; nothing is confirmed automatically. */
export const MatchedDeposits: Story = {
  name: '맞춰 봄',
  tags: ['breakpoint'],
  play: async ({ canvas }) => {
    await paste(canvas, LIST);
    const sure = await section(canvas, copy.sure('2건'));
    await expect(sure.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    const possible = await section(canvas, copy.possible('1건'));
    await expect(possible.getAllByRole('checkbox', { checked: false })).toHaveLength(2);
    await expect(canvas.getByText(copy.doubt.SEVERAL)).toBeVisible();
    await expect((await section(canvas, copy.unknown('1건'))).getByText('최은호')).toBeVisible();
    await expect((await section(canvas, copy.settled('1건'))).getByRole('heading', { name: '정다온' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.confirm('2건', '60만원') })).toBeEnabled();
  },
};
/** Choosing one of two bookings deselects the other. */
export const ChoosesOneOfTwo: Story = {
  name: '둘 가운데 하나를 고름',
  play: async ({ canvas }) => {
    await paste(canvas, LIST);
    const [first, second] = (await section(canvas, copy.possible('1건'))).getAllByRole('checkbox');
    await people.click(first as HTMLElement);
    await people.click(second as HTMLElement);
    await expect(first).not.toBeChecked();
    await expect(second).toBeChecked();
    await expect(canvas.getByRole('button', { name: copy.confirm('3건', '70만원') })).toBeEnabled();
    (document.activeElement as HTMLElement).blur();
  },
};
/** The dialog shows number and sum. */
export const AsksBefore: Story = {
  name: '먼저 물음',
  play: async ({ canvas }) => {
    await paste(canvas, LIST);
    await people.click(canvas.getByRole('button', { name: copy.confirm('2건', '60만원') }));
    const dialog = within(screen.getByRole('dialog', { name: copy.question('2건') }));
    await expect(dialog.getByText(copy.total('60만원'))).toBeInTheDocument();
  },
};
/** Less arrived than is due: the recorded amount is shown beside it. */
export const AsksAboutAnotherAmount: Story = {
  name: '금액이 다르면 물음',
  play: async ({ canvas }) => {
    await paste(canvas, [HEAD, '2026.11.20 07:11:12\t전자금융\t김바다\t0\t140,000\t1,710,000'].join('\n'));
    await expect(await canvas.findByText(copy.doubt.AMOUNT)).toBeVisible();
    await people.click((await section(canvas, copy.possible('1건'))).getByRole('checkbox'));
    await people.click(canvas.getByRole('button', { name: copy.confirm('1건', '20만원') }));
    const dialog = within(screen.getByRole('dialog', { name: copy.question('1건') }));
    await expect(dialog.getByText(copy.differs('140,000원', '200,000원'))).toBeInTheDocument();
  },
};
/** Two transfers for one booking add up to the amount due. */
export const PaidInTwoParts: Story = {
  name: '두 번에 나누어 입금',
  play: async ({ canvas }) => {
    const parts = ['50,000', '150,000'].map(
      (part, at) => `2026.11.20 07:11:1${at}\t전자금융\t김바다\t0\t${part}\t1,710,000`,
    );
    await paste(canvas, [HEAD, ...parts].join('\n'));
    const [first] = (await section(canvas, copy.possible('2건'))).getAllByRole('checkbox');
    await people.click(first as HTMLElement);
    await people.click(canvas.getByRole('button', { name: copy.confirm('1건', '20만원') }));
    const dialog = within(screen.getByRole('dialog', { name: copy.question('1건') }));
    await expect(dialog.getByText(copy.total('20만원'))).toBeInTheDocument();
  },
};
/** Confirmed rows stay in place, although no payment is awaited any more. */
export const PaymentsConfirmed: Story = {
  name: '여럿을 입금확인함',
  beforeEach: () => {
    paid.clear();
  },
  parameters: {
    msw: [
      ...config(),
      responds(API.usedDeposits, []),
      respondsNow(API.depositGuests, () =>
        GUESTS.map((guest) => (paid.has(guest.id) ? { ...guest, state: 'COMPLETE', paid: 20 } : guest)),
      ),
      completes,
    ],
  },
  play: async ({ canvas }) => {
    await paste(canvas, LIST);
    await confirm(canvas, '2건', '60만원');
    await expect(await canvas.findByText(copy.done('2건'))).toBeInTheDocument();
    await expect((await section(canvas, copy.sure('2건'))).getAllByText(copy.paid)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: copy.nothingChosen })).toBeDisabled();
    await waitFor(() => expect(canvas.getByText(new RegExp(copy.found('5건'))).closest('[tabindex]')).toHaveFocus());
  },
};
/** Another device was faster: each row shows its refusal, and the pasted text stays. */
export const Refused: Story = {
  parameters: {
    msw: [
      ...config(),
      responds(API.depositGuests, GUESTS),
      responds(API.usedDeposits, []),
      refuses(API.completeGuest, 409, { code: 'CONFLICT', message: '다른 화면에서 먼저 바꾸었습니다.' }),
    ],
  },
  play: async ({ canvas }) => {
    await paste(canvas, LIST);
    await confirm(canvas, '2건', '60만원');
    const tick = await (
      await section(canvas, copy.sure('2건'))
    ).findByRole('checkbox', { name: /^이파랑/, description: /.+/ });
    await expect(tick).toBeInvalid();
    await expect(canvas.getByLabelText(copy.text)).toHaveValue(LIST);
  },
};
/** Another screen has confirmed or cancelled the booking since the list was matched. */
export const GoneMeanwhile: Story = {
  name: '그사이 사라짐',
  beforeEach: () => {
    paid.clear();
  },
  parameters: {
    msw: [
      ...config(),
      responds(API.usedDeposits, []),
      respondsNow(API.depositGuests, () => GUESTS.filter(({ id }) => id !== 2 || paid.size === 0)),
      completes,
    ],
  },
  play: async ({ canvas }) => {
    await paste(canvas, LIST);
    await people.click(canvas.getByRole('checkbox', { name: /^이파랑/ }));
    await confirm(canvas, '1건', '20만원');
    await expect(await canvas.findByText(copy.gone)).toBeVisible();
  },
};
/** An unreadable text stays in the box, with a hint. */
const unreadable = (text: string, sentence: string): Story => ({
  play: async ({ canvas }) => {
    await paste(canvas, text);
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByLabelText(copy.text)).toHaveValue(text);
  },
});
export const NothingPasted: Story = { ...unreadable(' ', copy.empty), name: '붙여 넣은 것 없음' };
export const NoDeposits: Story = { ...unreadable('상품\t수량\n지렁이\t3', copy.nothing), name: '입금이 없는 글' };
export const OnlyWithdrawals: Story = {
  ...unreadable(
    [HEAD, '2026.11.20 07:30:00\t체크카드\t주유소\t50,000\t0\t810,000'].join('\n'),
    copy.onlyWithdrawals(1),
  ),
  name: '출금만 있음',
};
export const SourceOfAPage: Story = {
  ...unreadable('<html><body><table><tr><td>김바다', copy.html),
  name: '웹페이지의 원본',
};

const choose = async (canvas: Canvas, file: File) => {
  await canvas.findByLabelText(copy.text);
  await people.upload(canvas.getByLabelText(copy.file, { selector: 'input' }), file);
};
/** In the encoding of Korean spreadsheets. */
export const FromAFile: Story = {
  name: '파일에서 읽음',
  play: async ({ canvas }) => {
    const name = new Uint8Array([0xb1, 0xe8, 0xb9, 0xd9, 0xb4, 0xd9]);
    const head = new Uint8Array([0xb3, 0xaf, 0xc2, 0xa5, 0x2c, 0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0xb1, 0xdd, 0xbe, 0xd7]);
    await choose(
      canvas,
      new File([head, '\r\n2026-11-20,', name, ',"200,000"\r\n'], '거래내역.csv', { type: 'text/csv' }),
    );
    await expect(await canvas.findByText('거래내역.csv')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByLabelText(copy.text)).toHaveValue('날짜,이름,금액\n2026-11-20,김바다,"200,000"\n'),
    );
    await people.click(canvas.getByRole('button', { name: copy.match }));
    await expect(await canvas.findByRole('region', { name: copy.sure('1건') })).toBeVisible();
  },
};
export const SpreadsheetFile: Story = {
  name: '엑셀 파일',
  play: async ({ canvas }) => {
    await choose(canvas, new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04])], '거래내역.csv', { type: 'text/csv' }));
    await expect(await canvas.findByText(copy.sheet)).toBeVisible();
  },
};
/** Shows the first fifty of each kind, because thousands of lines may have been pasted. */
export const MoreThanFifty: Story = {
  name: '쉰 건이 넘음',
  play: async ({ canvas }) => {
    const lines = Array.from({ length: 52 }, (_, at) => `2026-11-20\t손님${at}\t${10_000 + at}`);
    await paste(canvas, ['날짜\t이름\t금액', ...lines].join('\n'));
    const unknown = await section(canvas, copy.unknown('52건'));
    await expect(unknown.getAllByRole('listitem')).toHaveLength(50);
    await people.click(unknown.getByRole('button', { name: copy.more(2) }));
    await expect(unknown.getAllByRole('listitem')).toHaveLength(52);
  },
};
export const NobodyOwes: Story = {
  name: '입금을 기다리는 예약이 없음',
  parameters: { msw: [...config(), responds(API.depositGuests, []), responds(API.usedDeposits, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.noneDue)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: [...config(), unreachable(API.depositGuests), responds(API.usedDeposits, [])] },
  play: retryShown,
};
export const Loading: Story = {
  parameters: { msw: [...config(), waits(API.depositGuests), responds(API.usedDeposits, [])] },
};
