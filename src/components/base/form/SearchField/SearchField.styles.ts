import { styled } from 'styled-components';
import { layout, space } from '../../theme/tokens';
import { Input } from '../TextField/TextField.styles';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space.s8};

  button {
    min-height: ${layout.field};
  }
`;
export const SearchInput = styled(Input)`
  appearance: none;
`;
