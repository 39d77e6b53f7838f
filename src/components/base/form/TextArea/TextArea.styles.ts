import { styled } from 'styled-components';
import { controlLook } from '../Field/Field.styles';

export const Area = styled.textarea`
  ${controlLook}
  min-height: 108px;
  resize: vertical;
  /* Grows with a long text where the browser can. */
  field-sizing: content;
`;
