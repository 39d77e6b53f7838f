import { styled } from 'styled-components';
import { type, weight } from '#src/components/base/theme/tokens';

/** Wide spacing, to compare the digits with those in the app. */
export const Box = styled.div`
  input {
    ${type.h1}
    font-weight: ${weight.bold};
    font-variant-ligatures: none;
    letter-spacing: 0.2em;
  }
  &[data-kind='recoveryCode'] input {
    ${type.h2}
    letter-spacing: 0.1em;
  }
`;
