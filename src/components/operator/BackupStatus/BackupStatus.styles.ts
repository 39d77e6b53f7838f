import { styled } from 'styled-components';
import { color, radius, space, type } from '../../base/theme/tokens';

export const Quiet = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.s8};
  color: ${color.ink2};
  ${type.small}
`;
export const Warning = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s12};
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
