import { usesReserveFind } from '../../contract/config/config.rules';
import type { ConfigInfo, ConfigLogic } from '../../contract/config/config.schema';
import { PAGES } from '../../contract/paths';
import { frame } from '../../copy/frame';
import { pages } from '../../copy/pages';
import { reserve } from '../../copy/reserve';
import { iconVersion } from './icon';

const icons = (version: string) =>
  [192, 512].flatMap((size) => [
    { src: `/icons/${size}.png?v=${version}`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
    {
      src: `/icons/maskable-${size}.png?v=${version}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'maskable',
    },
  ]);

/** The web app manifest: name, icons and start page. */
export const manifestOf = (info: ConfigInfo, logic: ConfigLogic): object => ({
  id: PAGES.home,
  name: frame.title(info.name || frame.noStore),
  short_name: info.name || frame.noStore,
  ...(info.desc ? { description: info.desc } : {}),
  lang: 'ko',
  dir: 'ltr',
  start_url: PAGES.home,
  scope: '/',
  display: 'standalone',
  background_color: '#dce9f6',
  theme_color: '#dce9f6',
  icons: icons(iconVersion(info.logo)),
  shortcuts: [
    { name: reserve.title, url: PAGES.reserve() },
    ...(usesReserveFind(logic) ? [{ name: pages.find, url: PAGES.reserveFind }] : []),
  ],
});
