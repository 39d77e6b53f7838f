import { styled } from 'styled-components';
import { Input } from '../TextField/TextField.styles';
import { color, layout, radius, space, type, weight } from '../../theme/tokens';

export const Box = styled.div`
  position: relative;
`;

export const PasswordInput = styled(Input)`
  &,
  &[aria-invalid='true'] {
    padding-right: 92px;
  }
  &::-ms-reveal {
    display: none;
  }
`;

export const Toggle = styled.button`
  position: absolute;
  top: 6px;
  right: 6px;
  min-width: 64px;
  min-height: ${layout.touchSmall};
  padding: 6px ${space.s12};
  border: 0;
  border-radius: ${radius.inner};
  background: none;
  color: ${color.brandStrong};
  ${type.small}
  font-weight: ${weight.bold};
  cursor: pointer;

  &:hover {
    background: ${color.brandTint};
  }
  &:disabled {
    color: ${color.inkMuted};
    background: none;
    cursor: default;
  }
`;
