import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, space, type } from '#src/components/base/theme/tokens';

export const Notice = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`;
export const Title = styled.h2`
  margin-bottom: calc(-1 * ${space.s4});
`;
export const Refund = styled.div`
  display: grid;
  gap: ${space.s8};
`;
export const Weather = styled.p`
  color: ${color.ink2};
  ${type.small}
`;
