import { styled } from 'styled-components';
import { Choice } from '../Choice/Choice';
import { color, layout, radius, space, weight } from '../../theme/tokens';

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
`;

export const Consent = styled(Choice)`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  min-height: ${layout.field};
  padding: calc(${space.s12} + 1px) ${space.s16};
  border: 1.5px solid ${color.outline};
  border-radius: ${radius.control};
  background: ${color.ground};
  font-weight: ${weight.bold};

  &:hover {
    border-color: ${color.ink};
  }
  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.brandTint};
    ${Box} {
      border-color: ${color.brand};
      background: ${color.brand};
      svg {
        visibility: visible;
      }
    }
  }
  &:has([aria-invalid='true']:not(:checked)) {
    padding: calc(${space.s12} + 0.5px) calc(${space.s16} - 0.5px);
    border: 2px solid ${color.danger};
    ${Box} {
      border-color: ${color.danger};
    }
  }
`;
