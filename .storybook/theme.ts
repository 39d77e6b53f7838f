import { create } from 'storybook/theming';
import { roleValues } from '../src/components/base/theme/tokens';

/** Only the site's own font is bundled. */
const FONT = 'Pretendard, sans-serif';

export const theme = create({
  base: 'light',
  brandTitle:
    '<img src="./art/mark.svg" alt="" width="28" height="28" style="margin-right: 8px; vertical-align: middle" />낚싯배 예약',
  brandUrl: './?path=/docs/처음-시작하기--설명서',
  brandTarget: '_self',
  fontBase: FONT,
  fontCode: FONT,
  textColor: roleValues.ink,
  textMutedColor: roleValues.ink2,
  colorPrimary: roleValues.brand,
  colorSecondary: roleValues.brand,
  appBg: roleValues.surface,
  appBorderColor: roleValues.edge,
  barSelectedColor: roleValues.brand,
});
