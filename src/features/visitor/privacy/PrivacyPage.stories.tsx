import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API, PAGES } from '#contract/paths';
import { privacyPolicy } from '#copy/privacyPolicy';
import { config, unreachable } from '#mocks/handlers';
import { PrivacyPage } from './PrivacyPage';

const meta = {
  title: '개인정보 처리방침',
  id: 'page-privacy',
  component: PrivacyPage,
  decorators: [site],
  parameters: { route: PAGES.privacy, path: PAGES.privacy, msw: config() },
} satisfies Meta<typeof PrivacyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: privacyPolicy.title })).toBeVisible();
    await expect(await canvas.findByText('박한결')).toBeVisible();
  },
};
export const WithThePassengerList: Story = {
  name: '승선자명부를 받음',
  parameters: { msw: config({}, { useManifest: 'Y' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: privacyPolicy.manifest.title })).toBeVisible();
  },
};
/** The policy needs no settings of the store. */
export const Failed: Story = {
  parameters: { msw: [unreachable(API.configInfo), unreachable(API.configLogic)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '삭제하는 때' })).toBeVisible();
  },
};
