import { styled } from 'styled-components';
import { bulleted } from '#src/components/base/theme/styles';
import { space, type } from '#src/components/base/theme/tokens';

export const Title = styled.h2`
  margin-bottom: ${space.s8};
`;
/** The completion screen uses it too. */
export const Bullets = styled.ul`
  display: grid;
  gap: ${space.s4};
  ${type.small}

  ${bulleted}
  li::before {
    top: ${space.s8};
  }
`;
