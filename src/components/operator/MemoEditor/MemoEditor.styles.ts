import { styled } from 'styled-components';
import { controlLook, labelLook } from '../../base/form/Field/Field.styles';
import { color, space, type } from '../../base/theme/tokens';

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
export const Counter = styled.span`
  color: ${color.ink2};
  ${type.small}
`;
/** The memo that was saved on another screen. */
export const Now = styled.p`
  margin-top: ${space.s4};
  color: ${color.ink2};
  overflow-wrap: anywhere;
  ${type.small}
`;
export const Area = styled.textarea`
  ${controlLook}
  min-height: 83px;
  resize: none;
  /* Grows with a long memo where the browser can. */
  field-sizing: content;
`;
