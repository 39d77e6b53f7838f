import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API } from '#contract/paths';
import { aboutForm } from '#copy/aboutForm';
import { rowList } from '#copy/rowList';
import { settings } from '#copy/settings';
import { config, mapTiles, refuses, responds, waits } from '#mocks/handlers';
import { AboutSettingsPage } from './AboutSettingsPage';

const versions = responds(API.aboutVersions, {
  list: [
    { version: '2', savedAt: '2026-11-19T03:00:00.000Z', current: true },
    { version: '1', savedAt: null, current: false },
  ],
});
const shared = [versions, mapTiles];

const meta = {
  title: '선박소개 설정',
  id: 'page-settings-about',
  component: AboutSettingsPage,
  decorators: [site],
  parameters: { route: '/admin/config/about', signedIn: true, msw: [...config(), ...shared] },
} satisfies Meta<typeof AboutSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(aboutForm.fields.introduction)).toBeInTheDocument();
    const menu = within(canvas.getByRole('navigation', { name: settings.nav }));
    await expect(menu.getByRole('link', { name: settings.pages.about })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByRole('heading', { name: aboutForm.versions.title })).toBeVisible();
  },
};
export const ARowMoved: Story = {
  name: '줄을 옮김',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: aboutForm.fields.features }));
    await userEvent.click(canvas.getByRole('button', { name: rowList.downOf('넓은 갑판') }));
    await expect(canvas.getByText(rowList.moved('넓은 갑판', 2, 4))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: rowList.removeOf('선실') }));
    await expect(canvas.queryByDisplayValue('선실')).toBeNull();
  },
};
export const Loading: Story = { parameters: { msw: [waits(API.about), ...config(), ...shared] } };
export const Failed: Story = {
  parameters: {
    msw: [
      refuses(API.about, 500, {
        code: 'INTERNAL',
        message: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
      }),
      ...config(),
      ...shared,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(settings.loadFailed)).toBeVisible();
  },
};
