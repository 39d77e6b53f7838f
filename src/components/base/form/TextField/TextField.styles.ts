import { styled } from 'styled-components';
import { controlLook } from '../Field/Field.styles';

export const Input = styled.input`
  ${controlLook}
`;
