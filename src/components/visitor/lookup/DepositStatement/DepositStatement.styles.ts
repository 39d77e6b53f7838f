import { styled } from 'styled-components';
import { space } from '#src/components/base/theme/tokens';

export const Statement = styled.div`
  display: grid;
  gap: ${space.s8};
  margin-top: ${space.s16};
`;
export const NameForm = styled.form`
  display: grid;
  gap: ${space.s12};
`;
