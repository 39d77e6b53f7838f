import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, space, type } from '#src/components/base/theme/tokens';

export const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};

  /* The choice of a remembered person is outside the form's card. */
  > [role='group'] {
    margin: ${space.s4} 0;
  }
`;
export const Box = styled(Card)`
  display: grid;
  gap: ${space.s4};

  b {
    ${type.h2}
  }
  p:not([role]) {
    color: ${color.ink2};
    ${type.small}
  }
  button {
    margin-top: ${space.s8};
  }
`;
