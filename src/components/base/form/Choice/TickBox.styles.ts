import { styled } from 'styled-components';
import { color, radius } from '../../theme/tokens';

export const Box = styled.span`
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  flex: none;
  border: 2px solid ${color.outline};
  border-radius: ${radius.chip};
  background: ${color.ground};
  color: ${color.onDeep};

  svg {
    visibility: hidden;
    width: 18px;
    height: 18px;
    stroke-width: 3.2;
  }
  [aria-invalid='true']:not(:checked) ~ & {
    border-color: ${color.danger};
  }
  :checked ~ & {
    border-color: ${color.brand};
    background: ${color.brand};

    &[data-tone='success'] {
      border-color: ${color.success};
      background: ${color.success};
    }
    svg {
      visibility: visible;
    }
  }
`;
