import { styled } from 'styled-components';
import { color, layout, space, type, weight } from '../../base/theme/tokens';

/** Hidden until a list says at which width its rows have columns (`styled(SortHeads)`). */
export const Heads = styled.div`
  display: none;
  align-items: center;

  @media print {
    display: none;
  }
`;
export const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${layout.touchSmall};
  padding: 0;
  border: 0;
  border-radius: ${space.s4};
  background: none;
  color: ${color.ink2};
  ${type.small}
  font-weight: ${weight.bold};
  white-space: nowrap;
  cursor: pointer;

  &[aria-pressed='true'] {
    color: ${color.ink};
  }
  &:focus-visible {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
`;
/** It keeps its place in every heading, so that nothing moves when the order changes. */
export const Mark = styled.span`
  width: 1em;
  text-align: center;
  visibility: hidden;

  [aria-pressed='true'] > & {
    visibility: visible;
  }
`;
