import { styled } from 'styled-components';
import { space } from '../../../components/base/theme/tokens';

/** Above the footer, whose distance a form with a bar takes away, also while it is hidden. */
export const AboveFooter = styled.div`
  margin-bottom: ${space.s48};
`;
/** Has no box of its own; hidden it keeps what was typed into it. */
export const Kept = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;
export const Ways = styled.div`
  display: grid;
  gap: ${space.s12};
  width: min(320px, 100%);
  min-width: 240px;
`;
