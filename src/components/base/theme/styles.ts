import { css } from 'styled-components';
import { color, layout, media, radius, space } from './tokens';

/** Text for screen readers alone. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The visitor's column: 640 px with a gutter. */
export const visitorColumn = css`
  width: 100%;
  max-width: ${layout.widthVisitor};
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;

/** The wide column of calendars and the operator: the visitor's on a phone, 1120 px from 1024 px on. */
export const wideColumn = css`
  ${visitorColumn}
  ${media.wide} {
    max-width: calc(${layout.widthWide} + 2 * ${layout.gutter});
  }
`;

/** A white card with an edge and no shadow. */
export const card = css`
  background: ${color.ground};
  border: 1px solid ${color.edge};
  border-radius: ${radius.card};
  padding: ${space.s20};
  ${media.tiny} {
    padding: ${space.s16};
  }
`;

/** Items of a list with a small round mark; for the `<ul>`. */
export const bulleted = css`
  li {
    position: relative;
    padding-left: ${space.s16};
  }
  li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 11px;
    width: 5px;
    height: 5px;
    border-radius: ${radius.round};
    background: ${color.bullet};
  }
`;
