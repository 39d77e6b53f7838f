import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, space } from '#src/components/base/theme/tokens';

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`;
export const Hint = styled.p`
  color: ${color.ink2};
`;
export const Members = styled(Card)`
  padding-block: ${space.s4} ${space.s16};

  > :first-child {
    border-top: 0;
  }
`;
