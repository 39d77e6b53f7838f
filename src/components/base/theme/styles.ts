import { css } from 'styled-components';
import { color, layout, media, radius, space } from './tokens';

/** For screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const wide = `calc(${layout.widthWide} + 2 * ${layout.gutter})`;

/** At most 640 px, with gutters; from 1024 px at the left edge of `wideColumn`, as header and footer. */
export const visitorColumn = css`
  width: 100%;
  max-width: ${layout.widthVisitor};
  margin-inline: auto;
  padding-inline: ${layout.gutter};
  ${media.wide} {
    margin-left: max(0px, calc((100% - ${wide}) / 2));
  }
`;

/** For calendars and operator pages: like the visitor column on phones, at most 1120 px from 1024 px. */
export const wideColumn = css`
  ${visitorColumn}
  ${media.wide} {
    max-width: ${wide};
    margin-inline: auto;
  }
`;

/** For cards from some width on (otherwise `Card`). */
export const cardLook = css`
  background: ${color.ground};
  border: 1px solid ${color.edge};
  border-radius: ${radius.card};
`;
/** For forms that look like a `Card`. */
export const card = css`
  ${cardLook}
  padding: ${space.s20};
  ${media.tiny} {
    padding: ${space.s16};
  }
`;

/** For the `<ul>`. */
export const bulleted = css`
  li {
    position: relative;
    padding-left: ${space.s16};
  }
  li::before {
    content: '';
    position: absolute;
    left: ${space.s2};
    top: calc(${space.s10} + 1px);
    width: 5px;
    height: 5px;
    border-radius: ${radius.round};
    background: ${color.bullet};
  }
`;
