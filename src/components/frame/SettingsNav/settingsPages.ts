import { PAGES } from '#contract/paths';
import type { settings } from '#copy/settings';
import type { IconName } from '#src/components/base/display/Icon/icons';

export type SettingsPage = keyof typeof settings.pages;

/** In the specification's order; the last one is ours. */
export const SETTINGS_PAGES: readonly { page: SettingsPage; href: string; icon: IconName }[] = [
  { page: 'password', href: PAGES.adminPassword, icon: 'key' },
  { page: 'info', href: PAGES.adminSettings, icon: 'store' },
  { page: 'policy', href: PAGES.adminPolicy, icon: 'gear' },
  { page: 'logo', href: PAGES.adminLogo, icon: 'image' },
  { page: 'about', href: PAGES.adminAbout, icon: 'anchor' },
];
