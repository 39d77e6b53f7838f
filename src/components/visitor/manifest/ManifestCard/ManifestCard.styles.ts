import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { space } from '#src/components/base/theme/tokens';

export const Box = styled(Card)`
  display: grid;
  gap: ${space.s8};

  button {
    margin-top: ${space.s4};
  }
`;
