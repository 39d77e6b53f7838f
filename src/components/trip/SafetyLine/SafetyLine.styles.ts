import { styled } from 'styled-components';
import { color, radius, space, weight } from '#src/components/base/theme/tokens';

export const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  padding: ${space.s12} ${space.s16};
  background: ${color.skyLow};
  border-radius: ${radius.card};
  font-weight: ${weight.bold};

  img {
    flex: none;
    width: 60px;
    height: 40px;
    object-fit: cover;
    border-radius: ${radius.chip};
  }
`;
