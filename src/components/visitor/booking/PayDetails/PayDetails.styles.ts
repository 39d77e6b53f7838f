import { styled } from 'styled-components';
import { color, layout, space, type, weight } from '#src/components/base/theme/tokens';

export const Rows = styled.dl`
  display: grid;
  gap: ${space.s10};
`;
/** The button is beside the term and its value. */
export const Fact = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${layout.touch};
  align-items: center;
  gap: 0 ${space.s8};

  dt {
    color: ${color.ink2};
    ${type.small}
  }
  dd {
    font-weight: ${weight.bold};
  }
  dd:has(button) {
    grid-area: 1 / 2 / 3;
  }
`;
export const Sum = styled.span`
  ${type.display}
`;
export const Of = styled.span`
  margin-left: ${space.s8};
  color: ${color.ink2};
  ${type.small}
  font-weight: ${weight.regular};
  white-space: nowrap;
`;
export const Deadline = styled.div`
  margin-top: calc(-1 * ${space.s8});
  font-weight: ${weight.bold};
`;
/** An account number does not wrap. */
export const Digits = styled.span`
  display: inline-block;
`;
