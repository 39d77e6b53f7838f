import { styled } from 'styled-components';
import { Choice } from '../Choice/Choice';
import { color, layout, radius, space, weight } from '../../theme/tokens';

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
  }
  &:has([aria-invalid='true']:not(:checked)) {
    padding: calc(${space.s12} + 0.5px) calc(${space.s16} - 0.5px);
    border: 2px solid ${color.danger};
  }
`;
