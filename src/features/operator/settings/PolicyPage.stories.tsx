import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API } from '#contract/paths';
import { errorText } from '#copy/errors';
import { settings } from '#copy/settings';
import { aConfigInfo, aConfigLogic } from '#mocks/builders';
import { config, refuses, responds, respondsNow, unreachable, waits } from '#mocks/handlers';
import { retryShown } from '#src/storySite/retryShown';
import { PolicyPage } from './PolicyPage';

const meta = {
  title: '운영정책',
  id: 'page-settings-policy',
  component: PolicyPage,
  decorators: [site],
  parameters: {
    route: '/admin/config/logic',
    signedIn: true,
    msw: [...config(), responds(API.storeLogic, aConfigLogic({ month: 3, version: 'v2' }))],
  },
} satisfies Meta<typeof PolicyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The mock server's settings; a story changes them as another device would. */
let stored = aConfigLogic();

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: settings.policy.months(6) })).toBeChecked();
  },
};
export const NothingSavedYet: Story = {
  parameters: { msw: config({}, { month: null, reserveTime: null, ktAdmin: null, useReserveFind: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: settings.policy.months(2) })).toBeChecked();
  },
};
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: settings.policy.months(3) }));
    await userEvent.click(canvas.getByRole('button', { name: settings.save }));
    await expect(await screen.findByText(settings.saved)).toBeInTheDocument();
  },
};
export const ChangedElsewhere: Story = {
  beforeEach: () => {
    stored = aConfigLogic();
  },
  parameters: {
    msw: [
      responds(API.configInfo, aConfigInfo()),
      respondsNow(API.configLogic, () => stored),
      refuses(API.storeLogic, 409, { code: 'CONFLICT', message: errorText.CONFLICT }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: settings.policy.months(3) }));
    stored = aConfigLogic({ month: 4, ktAdmin: 'Y', version: 'v2' });
    await userEvent.click(canvas.getByRole('button', { name: settings.save }));
    const newer = await canvas.findByRole('region', { name: settings.changedElsewhere.title });
    const month = within(
      within(newer).getByRole('listitem', { name: settings.changedElsewhere.both(settings.policy.month) }),
    );
    await expect(month.getByText(settings.policy.months(4))).toBeVisible();
    await expect(month.getByText(settings.policy.months(3))).toBeVisible();
    const talk = within(canvas.getByRole('radiogroup', { name: settings.policy.ktAdmin }));
    await expect(talk.getByRole('radio', { name: settings.policy.use.Y })).toBeChecked();
    await userEvent.click(month.getByRole('button', { name: settings.changedElsewhere.take }));
    await expect(canvas.getByRole('radio', { name: settings.policy.months(4) })).toBeChecked();
  },
};
export const Loading: Story = { parameters: { msw: [waits(API.configLogic)] } };
export const Failed: Story = { parameters: { msw: [unreachable(API.configLogic)] }, play: retryShown };
