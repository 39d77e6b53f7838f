import { styled } from 'styled-components';
import { Choice } from '../Choice/Choice';
import { color, layout, media, radius, space } from '../../theme/tokens';

export const Track = styled.span`
  position: relative;
  width: 48px;
  height: 28px;
  flex: none;
  border-radius: ${radius.round};
  background: ${color.outline};
  transition: background-color 0.15s;

  &::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 22px;
    height: 22px;
    border-radius: ${radius.round};
    background: ${color.ground};
    transition: transform 0.15s;
  }
  ${media.forced} {
    border: 1px solid ButtonText;
    &::after {
      background: ButtonText;
    }
  }
`;

export const Toggle = styled(Choice)`
  display: inline-flex;
  align-items: center;
  gap: ${space.s10};
  width: fit-content;
  min-height: ${layout.touch};
  border-radius: ${radius.chip};

  :checked + ${Track} {
    background: ${color.brand};
    &::after {
      transform: translateX(${space.s20});
    }
  }
`;
