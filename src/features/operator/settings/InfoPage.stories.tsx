import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API } from '#contract/paths';
import { aConfigInfo, aConfigLogic } from '#mocks/builders';
import { config, refuses, responds, respondsNow, unreachable, waits } from '#mocks/handlers';
import { retryShown } from '#src/storySite/retryShown';
import { calendarFeed } from '#copy/calendarFeed';
import { errorText } from '#copy/errors';
import { networkText } from '#copy/network';
import { settings } from '#copy/settings';
import { InfoPage } from './InfoPage';

const meta = {
  title: '기본정보',
  id: 'page-settings-info',
  component: InfoPage,
  decorators: [site],
  parameters: {
    route: '/admin/config/info',
    signedIn: true,
    msw: [...config(), responds(API.storeInfo, aConfigInfo({ name: '한바다호', version: 'v2' }))],
  },
} satisfies Meta<typeof InfoPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The mock server's settings; a story changes them as another device would. */
let stored = aConfigInfo();

const rename: Play = async ({ canvas, userEvent }) => {
  await userEvent.clear(await canvas.findByLabelText(settings.info.name));
  await userEvent.type(canvas.getByLabelText(settings.info.name), '한바다호');
  await userEvent.click(canvas.getByRole('button', { name: settings.save }));
};

const NO_ADDRESS = { url: null, since: null };
const ADDRESS = { url: 'https://boat.example/api/calendar/secret.ics', since: '2026-11-20T01:10:00.000Z' };
const noCalendar = responds(API.calendarFeed, NO_ADDRESS);
/** The mock server's calendar address. */
let feed: typeof NO_ADDRESS | typeof ADDRESS = NO_ADDRESS;
export const CalendarAddressMade: Story = {
  name: '달력 주소를 만듦',
  beforeEach: () => {
    feed = NO_ADDRESS;
  },
  parameters: {
    msw: [respondsNow(API.calendarFeed, () => feed), responds(API.renewCalendarFeed, ADDRESS), ...config()],
  },
  play: async ({ canvas, userEvent }) => {
    const make = await canvas.findByRole('button', { name: calendarFeed.make });
    feed = ADDRESS;
    await userEvent.click(make);
    await expect(await screen.findByText(calendarFeed.made)).toBeInTheDocument();
    await expect(await canvas.findByText(ADDRESS.url)).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(settings.info.name)).toHaveValue('새벽호');
    await expect(canvas.getByRole('link', { name: settings.pages.policy })).toBeVisible();
  },
};
/** Every field has its maximum length; the address has 255 characters. */
export const LongestTexts: Story = {
  parameters: {
    msw: config({
      name: '새벽바다으뜸호여수점',
      desc: '가'.repeat(255),
      address: '전라남도 여수시 국동항 '.repeat(20).slice(0, 255),
      owner: '황보나라별빛하늘바다',
      bizno: '000-00-00000 (간이과세)',
      bank: '수협중앙회 000-0000-0000-00 황보나라별빛',
      band: `https://band.us/${'a'.repeat(84)}`,
      homepage: `https://example.com/${'b'.repeat(80)}`,
    }),
  },
  play: async ({ canvas }) => {
    const address = await canvas.findByLabelText(settings.info.address);
    await expect((address as HTMLInputElement).value).toHaveLength(255);
  },
};
export const Saved: Story = {
  play: async (context) => {
    await rename(context);
    await expect(await screen.findByText(settings.saved)).toBeInTheDocument();
  },
};
export const Refused: Story = {
  parameters: {
    msw: [
      ...config(),
      refuses(API.storeInfo, 400, {
        code: 'VALIDATION',
        message: '입력한 내용을 확인해 주세요.',
        errors: [{ field: 'homepage', value: '', reason: '홈페이지를 https://로 시작하는 주소로 입력해 주세요.' }],
      }),
    ],
  },
  play: async (context) => {
    await rename(context);
    await expect(
      (await context.canvas.findAllByText('홈페이지를 https://로 시작하는 주소로 입력해 주세요.'))[0],
    ).toBeInTheDocument();
    await expect(context.canvas.getByLabelText(settings.info.homepage)).toHaveFocus();
    await expect(context.canvas.getByLabelText(settings.info.name)).toHaveValue('한바다호');
  },
};
export const NotSaved: Story = {
  name: '저장하지 못함',
  parameters: { msw: [...config(), unreachable(API.storeInfo)] },
  play: async (context) => {
    await rename(context);
    await expect((await context.canvas.findAllByText(networkText.offline))[0]).toBeInTheDocument();
    await expect(context.canvas.getByLabelText(settings.info.name)).toHaveValue('한바다호');
  },
};
/** Another device has changed the bank account, which is not overwritten, and the name: both names are shown. */
export const ChangedElsewhere: Story = {
  beforeEach: () => {
    stored = aConfigInfo();
  },
  parameters: {
    msw: [
      respondsNow(API.configInfo, () => stored),
      responds(API.configLogic, aConfigLogic()),
      noCalendar,
      refuses(API.storeInfo, 409, { code: 'CONFLICT', message: errorText.CONFLICT }),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByLabelText(settings.info.name);
    stored = aConfigInfo({ name: '노을호', bank: '농협 222-2222-2222 박한결', version: 'v2' });
    await rename(context);
    const newer = await canvas.findByRole('region', { name: settings.changedElsewhere.title });
    await expect(newer).toHaveFocus();
    const name = within(
      within(newer).getByRole('listitem', { name: settings.changedElsewhere.both(settings.info.name) }),
    );
    await expect(name.getByText('노을호')).toBeVisible();
    await expect(name.getByText('한바다호')).toBeVisible();
    await expect(canvas.getByLabelText(settings.info.name)).toHaveValue('한바다호');
    await expect(canvas.getByLabelText(settings.info.bank)).toHaveValue('농협 222-2222-2222 박한결');
  },
};
export const Loading: Story = { parameters: { msw: [waits(API.configInfo), ...config()] } };
export const Failed: Story = { parameters: { msw: [unreachable(API.configInfo), ...config()] }, play: retryShown };
