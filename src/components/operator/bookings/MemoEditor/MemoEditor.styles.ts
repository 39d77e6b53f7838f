import { styled } from 'styled-components';
import { controlLook, labelLook } from '#src/components/base/form/Field/Field.styles';
import { space } from '#src/components/base/theme/tokens';

export const Form = styled.form`
  button {
    margin-top: ${space.s8};
  }
`;
export const LabelRow = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s8};
  margin-bottom: ${space.s8};
`;
export const Label = styled.label`
  ${labelLook}
`;
export const Elsewhere = styled.div`
  margin-bottom: ${space.s12};
`;
export const Area = styled.textarea`
  ${controlLook}
  min-height: 83px;
  resize: none;
  /* Grows with a long memo where the browser can. */
  field-sizing: content;
`;
