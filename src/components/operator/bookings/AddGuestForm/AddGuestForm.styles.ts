import { styled } from 'styled-components';
import { color, space, type } from '#src/components/base/theme/tokens';

export const Charter = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.s4};

  & > p {
    ${type.small}
    color: ${color.ink2};
  }
`;
