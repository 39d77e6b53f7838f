import { css, styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

/** Sets `--season` for bar and card. */
export const seasonColor = css`
  &[data-season='1'] {
    --season: ${color.season1};
  }
  &[data-season='2'] {
    --season: ${color.season2};
  }
  &[data-season='3'] {
    --season: ${color.season3};
  }
`;

export const Ruler = styled(Card).attrs({ as: 'div' })`
  padding: ${space.s12} ${space.s12} ${space.s16};

  ${media.wide} {
    padding: ${space.s20} ${space.s24} ${space.s24};
  }
`;

const twelve = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
`;

export const Months = styled.div`
  ${twelve}
  margin-bottom: ${space.s8};
  color: ${color.ink2};
  text-align: center;
`;

/**
 * Without the unit on phones: twelve units do not fit beside the numbers, and below them they would take a second line.
 */
export const Month = styled.span`
  display: grid;
  padding-block: ${space.s2};
  border-radius: ${radius.chip};
  ${type.small}

  > span + span {
    ${media.narrow} {
      display: none;
    }
  }
  &[data-current] {
    background: ${color.mark};
    color: ${color.onDeep};
    font-weight: ${weight.bold};
  }
  /* Letters stop growing at a twelfth of the width: a 12 on two lines would read as 1 and 2. */
  ${media.enlarged} {
    font-size: 4.2vw;
    overflow-wrap: normal;
  }
  ${media.wide} {
    display: block;
    ${type.body}
  }
  ${media.forced} {
    &[data-current] {
      outline: 1px solid Highlight;
    }
  }
`;

export const Bar = styled.div`
  ${twelve}
  ${seasonColor}
  height: 12px;
  margin-top: ${space.s4};
  background: ${color.surface};
  border-radius: ${radius.round};
`;

export const Piece = styled.span`
  forced-color-adjust: none;

  &:not([data-piece='none']) {
    background: var(--season);
  }
  &[data-piece='first'],
  &[data-piece='only'] {
    border-start-start-radius: ${radius.round};
    border-end-start-radius: ${radius.round};
  }
  &[data-piece='last'],
  &[data-piece='only'] {
    border-start-end-radius: ${radius.round};
    border-end-end-radius: ${radius.round};
  }
`;
