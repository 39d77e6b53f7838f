import { css, styled } from 'styled-components';
import { color, layout, radius, space, type, weight } from '../../theme/tokens';

/** `aria-invalid` marks an error. */
export const controlLook = css`
  display: block;
  width: 100%;
  min-height: ${layout.field};
  padding: ${space.s14} ${space.s16};
  border: 1.5px solid ${color.outline};
  border-radius: ${radius.control};
  background: ${color.ground};
  color: ${color.ink};
  ${type.body}

  &::placeholder {
    color: ${color.inkMuted};
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: 0;
    border-color: ${color.brand};
  }
  &[aria-invalid='true'] {
    border: 2px solid ${color.danger};
    padding: calc(${space.s14} - 0.5px) calc(${space.s16} - 0.5px);
  }
  &:disabled {
    background: ${color.surface};
    border-color: ${color.edge};
    color: ${color.ink2};
    opacity: 1;
  }
`;

export const labelLook = css`
  display: block;
  ${type.body}
  font-weight: ${weight.bold};
`;

export const Frame = styled.div`
  min-width: 0;
`;

export const Label = styled.label`
  ${labelLook}
  width: fit-content;
  margin-bottom: ${space.s8};
`;

export const Hint = styled.p`
  margin-top: ${space.s6};
  color: ${color.ink2};
  ${type.small}
`;

export const ErrorLine = styled.p`
  display: flex;
  gap: ${space.s6};
  margin-top: ${space.s6};
  color: ${color.danger};
  ${type.small}
  font-weight: ${weight.bold};

  svg {
    width: 18px;
    height: 18px;
    margin-top: ${space.s2};
  }
`;
