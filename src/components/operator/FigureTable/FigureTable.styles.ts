import { styled } from 'styled-components';
import { color, layout, media, space, type, weight } from '../../base/theme/tokens';

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
  width: 1em;
  text-align: center;
  visibility: hidden;

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
  display: inline-flex;
  flex-direction: row-reverse;
  align-items: center;
  min-height: ${layout.touchSmall};
  padding-inline: ${space.s4} ${space.s8};
  border: 0;
  border-radius: ${space.s4};
  background: none;
  color: ${color.ink2};
  font: inherit;
  font-weight: ${weight.bold};
  white-space: nowrap;
  cursor: pointer;

  th:first-child > & {
    flex-direction: row;
    padding-inline: ${space.s8} ${space.s4};
  }
  [aria-sort] > & {
    color: ${color.ink};
  }
  &:focus-visible {
    outline: 3px solid ${color.brand};
    outline-offset: -3px;
  }
`;
