import { styled } from 'styled-components';
import { color, layout, space, type, weight } from '../../base/theme/tokens';

/** On the columns of the rows below (see GuestRow): name, people and state in the first, the time in the second. */
export const Heads = styled.div`
  display: none;

  @container guests (min-width: 520px) {
    display: grid;
    grid-template-columns: 84px minmax(40px, auto) auto minmax(0, 1fr);
    column-gap: ${space.s8};
    align-items: center;
    justify-content: start;
    padding-inline: ${space.s20};
  }
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
