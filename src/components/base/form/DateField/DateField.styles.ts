import { styled } from 'styled-components';
import { Input } from '../TextField/TextField.styles';

export const DateInput = styled(Input)`
  min-width: 0;
  /* Safari centres the date and adds its own style. */
  appearance: none;
  text-align: left;

  &::-webkit-date-and-time-value {
    text-align: left;
  }
`;
