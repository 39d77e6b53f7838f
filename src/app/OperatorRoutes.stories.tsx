import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { site } from '#src/storySite/site';
import { API, PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { auth } from '#copy/auth';
import { deposits } from '#copy/deposits';
import { errorText } from '#copy/errors';
import { frame } from '#copy/frame';
import { settings } from '#copy/settings';
import { aUser } from '#mocks/builders';
import { config, refuses, responds, waits } from '#mocks/handlers';
import { AppRoutes } from './routes';

/** Without a login every operator address shows the login screen and does not redirect (src/ssr.ssr.test.tsx). */
const meta = {
  title: '관리 화면의 주소',
  id: 'page-operator-signed-out',
  component: AppRoutes,
  decorators: [site],
  parameters: { route: PAGES.admin, msw: config() },
} satisfies Meta<typeof AppRoutes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A stored login that the server rejects counts as logged out. The failed refresh is logged, as specified. */
export const LoginEnded: Story = {
  name: '로그인이 끝남',
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: auth.title })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: admin.nav.label })).toBeNull();
  },
  parameters: {
    route: PAGES.adminGuests,
    signedIn: true,
    msw: [
      ...config(),
      refuses(API.me, 401, { code: 'UNAUTHENTICATED', message: errorText.UNAUTHENTICATED }),
      refuses(API.reissue, 401, { code: 'TOKEN_EXPIRED', message: errorText.TOKEN_EXPIRED }),
    ],
  },
};
const signedIn = { signedIn: true, msw: [...config(), responds(API.me, aUser()), waits(API.sseToken)] };
/** An unknown operator's address keeps header and menu. */
export const NoSuchPage: Story = {
  name: '없는 화면',
  parameters: { ...signedIn, route: '/admin/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: frame.notFound })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: admin.nav.label })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: admin.nav.home })).toHaveAttribute('href', PAGES.admin);
  },
};
export const SettingsWithoutAPage: Story = {
  name: '화면이 없는 설정',
  parameters: { ...signedIn, route: PAGES.adminConfig },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: settings.pages.info })).toBeVisible();
  },
};
export const LoggedIn: Story = {
  name: '로그인함',
  parameters: {
    route: PAGES.adminDeposits,
    signedIn: true,
    msw: [
      ...config(),
      responds(API.me, aUser()),
      responds(API.depositGuests, []),
      responds(API.usedDeposits, []),
      waits(API.sseToken),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: deposits.title })).toBeVisible();
  },
};
