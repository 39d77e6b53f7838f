import { styled } from 'styled-components';
import { Input } from '../TextField/TextField.styles';
import { color, layout, radius, space, type, weight } from '../../theme/tokens';

/** The toggle is 80 px wide with its longer label. */
const toggleRoom = `calc(${space.s64} + ${space.s16} + 2 * ${space.s6})`;

export const Box = styled.div`
  position: relative;
`;

export const PasswordInput = styled(Input)`
  &,
  &[aria-invalid='true'] {
    padding-right: ${toggleRoom};
  }
  &::-ms-reveal {
    display: none;
  }
`;

export const Toggle = styled.button`
  position: absolute;
  top: ${space.s6};
  right: ${space.s6};
  min-width: 64px;
  min-height: ${layout.touchSmall};
  padding: ${space.s6} ${space.s12};
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
