import { styled } from 'styled-components';
import { color, type } from '#src/components/base/theme/tokens';
import { sortStyles, sortMarkStyles } from './sortStyles';

/** Hidden until `styled(SortHeads)` shows it above rows. */
export const Heads = styled.div`
  display: none;
  align-items: center;

  @media print {
    display: none;
  }
`;
export const Sort = styled.button`
  ${type.small}
  ${sortStyles}
  justify-self: start;
  padding: 0;

  &[aria-pressed='true'] {
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: 2px;
  }
`;
export const Mark = styled.span`
  ${sortMarkStyles}

  [aria-pressed='true'] > & {
    visibility: visible;
  }
`;
