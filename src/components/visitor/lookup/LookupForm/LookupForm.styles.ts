import { styled } from 'styled-components';
import { card } from '#src/components/base/theme/styles';
import { color, radius, space } from '#src/components/base/theme/tokens';

export const Form = styled.form`
  ${card}
  display: grid;
  gap: ${space.s24};
`;

/** Compensates the grid's gap while the live region is empty. */
export const Failure = styled.div`
  &:empty {
    margin-top: calc(-1 * ${space.s24});
  }
  &:not(:empty) {
    padding: ${space.s4} ${space.s16} ${space.s12};
    border-radius: ${radius.control};
    background: ${color.dangerTint};
  }
`;
