import { styled } from 'styled-components';
import { color, space } from '#src/components/base/theme/tokens';

/** A page with a form's bar has no space above its footer, even if the form is hidden. */
export const AboveFooter = styled.div`
  margin-bottom: ${space.s48};
`;
export const Content = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;
/** The reason and the next steps. */
export const Said = styled.div`
  color: ${color.ink2};

  b {
    display: block;
    color: ${color.ink};
  }
`;
export const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(168px, 40%)), 1fr));
  gap: ${space.s12};

  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;
