import { css, styled } from 'styled-components';
import { color, media, radius, space } from '#src/components/base/theme/tokens';

const nth = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A strict content security policy blocks style attributes in server-rendered HTML. */
const places = css`
  ${nth(7).map(
    (week) => css`
      & > [data-column='${week}'] {
        grid-column: ${week};
      }
    `,
  )}
  ${nth(6).map(
    (row) => css`
      & > [data-row='${row}'] {
        grid-row: ${row};
      }
    `,
  )}
`;

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.narrow} {
    border: 1px solid ${color.edge};
    border-radius: ${radius.card};
    overflow: hidden;

    & > [data-opens-week] {
      border-top: 2px solid ${color.dash};
    }
  }
  ${media.wide} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: ${space.s8};
    ${places}
    ${nth(6).map(
      (count) => css`
        &[data-columns='${count}'] {
          grid-template-columns: repeat(${count}, minmax(0, 1fr));
        }
      `,
    )}
  }
`;
