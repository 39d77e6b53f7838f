import { styled } from 'styled-components';
import { space } from '#src/components/base/theme/tokens';

/** A form with a bar takes away the footer's distance, also while hidden. */
export const AboveFooter = styled.div`
  margin-bottom: ${space.s48};
`;
export const Content = styled.div`
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
