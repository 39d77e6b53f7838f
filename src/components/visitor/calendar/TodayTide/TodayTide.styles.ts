import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, space, type } from '#src/components/base/theme/tokens';

export const Box = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.s16};

  svg {
    width: 64px;
    height: 64px;
  }
`;

export const When = styled.p`
  color: ${color.ink2};
  ${type.small}
`;

export const Phase = styled.p`
  b {
    ${type.h1}
  }
`;

export const Lunar = styled.span`
  margin-left: ${space.s4};
  color: ${color.ink2};
`;
