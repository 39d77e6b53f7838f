import { styled } from 'styled-components';
import { flashPlace } from '../../feedback/Flash/Flash.styles';
import { labelLook } from '../Field/Field.styles';
import { color, space, type } from '../../theme/tokens';

/**
 * The control itself is invisible and covers the area, which is seen, touched and focused. Each kind of choice has its
 * own look when chosen (`&:has(:checked)`).
 */
export const Area = styled.label`
  position: relative;
  cursor: pointer;

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
  /* Also for the chosen one, and under the mouse. */
  &&:has(:disabled) {
    border-color: ${color.edge};
    background: ${color.surface};
    color: ${color.ink2};
    cursor: default;
  }
`;

export const Group = styled.fieldset`
  min-width: 0;
`;
export const Label = styled.span`
  ${labelLook}
`;
export const Aside = styled.span`
  ${flashPlace}
  ${type.small}
  color: ${color.ink2};
`;
export const Legend = styled.legend`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space.s12};
  margin-bottom: ${space.s8};

  &:has(${Aside}) {
    width: 100%;
  }
`;
