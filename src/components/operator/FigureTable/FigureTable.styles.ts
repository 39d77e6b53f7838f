import { styled } from 'styled-components';
import { color, media, space, type, weight } from '../../base/theme/tokens';
import { sortLook, sortMarkLook } from '../SortHeads/sortLook';

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
/** Beside the heading, whose place it does not change; on a phone, which has no room to spare, only where it says something. */
export const Mark = styled.span`
  ${sortMarkLook}

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
/** The heading as a button: the mark of the order stands on the inner side, so that texts and numbers stay aligned. */
export const Sort = styled.button`
  font: inherit;
  ${sortLook}
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
