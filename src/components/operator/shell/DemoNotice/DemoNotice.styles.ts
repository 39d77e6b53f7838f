import { styled } from 'styled-components';
import { color, space, type } from '#src/components/base/theme/tokens';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8} ${space.s12};
  color: ${color.ink2};
  ${type.small}

  /* The button is larger than its line. */
  > button {
    margin-block: calc(-1 * ${space.s10});
  }
`;
