import { styled } from 'styled-components';
import { space } from '#src/components/base/theme/tokens';

export const Form = styled.form`
  display: grid;
  gap: ${space.s16};
`;
export const Failure = styled.div`
  &:empty {
    display: none;
  }
`;
export const Action = styled.div`
  display: grid;
  gap: ${space.s8};
  margin-top: ${space.s8};
`;
