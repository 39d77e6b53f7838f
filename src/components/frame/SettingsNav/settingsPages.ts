import { PAGES } from '#contract/paths';
import type { settings } from '#copy/settings';
import type { IconName } from '#src/components/base/display/Icon/icons';

export type SettingsPage = keyof typeof settings.pages;

interface Page {
  page: SettingsPage;
  href: string;
  icon: IconName;
}

/** In the specification's order; the last two are additions. */
const SETTINGS_PAGES: readonly Page[] = [
  { page: 'password', href: PAGES.adminPassword, icon: 'key' },
  { page: 'info', href: PAGES.adminSettings, icon: 'store' },
  { page: 'policy', href: PAGES.adminPolicy, icon: 'gear' },
  { page: 'logo', href: PAGES.adminLogo, icon: 'image' },
  { page: 'about', href: PAGES.adminAbout, icon: 'anchor' },
  { page: 'crew', href: PAGES.adminCrew, icon: 'users' },
];

/** The passenger list alone needs the crew. */
export const settingsPages = (hasCrew: boolean): readonly Page[] =>
  SETTINGS_PAGES.filter(({ page }) => hasCrew || page !== 'crew');
