import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { API } from '../../../contract/paths';
import { settings } from '../../../copy/settings';
import { answers, config, unreachable, waits } from '../../../mocks/handlers';
import { PolicyPage } from './PolicyPage';

const meta = {
  title: '화면/관리 운영정책',
  id: 'page-settings-policy',
  component: PolicyPage,
  tags: ['!autodocs'],
  parameters: { route: '/admin/config/logic', signedIn: true, msw: [...config(), answers(API.storeLogic, true)] },
} satisfies Meta<typeof PolicyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

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
export const Loading: Story = { parameters: { msw: [waits(API.configLogic)] } };
export const Failed: Story = { parameters: { msw: [unreachable(API.configLogic)] } };
