import { styled } from 'styled-components';
import { color, media, space, type, weight } from '#src/components/base/theme/tokens';
import { sortStyles, sortMarkStyles } from '#src/components/operator/shell/SortHeads/sortStyles';

export const Scroll = styled.div`
  overflow-x: auto;
`;
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.small}

  tbody :is(th, td) {
    padding: ${space.s8};
    border-top: 1px solid ${color.edge};
  }
  th,
  td {
    text-align: right;
    white-space: nowrap;
  }
  th:first-child {
    text-align: left;
    white-space: normal;
    word-break: keep-all;
    overflow-wrap: normal;
    font-weight: ${weight.bold};
  }
  td {
    font-variant-numeric: tabular-nums;
  }
`;
/** Beside the heading, without moving it; on a phone only in the sorted column. */
export const Mark = styled.span`
  ${sortMarkStyles}

  [aria-sort] & {
    visibility: visible;
  }
  ${media.narrow} {
    th:not([aria-sort]) & {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
/** The mark is on the inner side: texts and numbers stay aligned. */
export const Sort = styled.button`
  font: inherit;
  ${sortStyles}
  flex-direction: row-reverse;
  padding-inline: ${space.s4} ${space.s8};

  th:first-child > & {
    flex-direction: row;
    padding-inline: ${space.s8} ${space.s4};
  }
  [aria-sort] > & {
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
