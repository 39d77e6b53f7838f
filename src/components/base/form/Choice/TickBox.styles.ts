import { styled } from 'styled-components';
import { color, radius } from '../../theme/tokens';

/** A choice may set `--ticked`, the colour of its ticked box. */
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
    border-color: var(--ticked, ${color.brand});
    background: var(--ticked, ${color.brand});

    svg {
      visibility: visible;
    }
  }
`;
