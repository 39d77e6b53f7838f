import { css, styled } from 'styled-components';
import { color, radius, space, type } from '../../theme/tokens';

/** A component arranges the parts. */
export const warningLook = css`
  padding: ${space.s12} ${space.s16};
  border: 1px solid ${color.warningEdge};
  border-radius: ${radius.control};
  background: ${color.warningTint};
  color: ${color.warning};

  p {
    color: ${color.ink};
    ${type.small}
  }
`;

export const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s12};
  ${warningLook}
`;
