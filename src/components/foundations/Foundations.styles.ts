import { styled } from 'styled-components';
import { color, radius, space, type } from '../theme/tokens';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${space.s12};
`;
export const Sample = styled.li`
  overflow: hidden;
  border: 1px solid ${color.edge2};
  border-radius: ${radius.control};
`;
export const Face = styled.div`
  display: grid;
  place-items: center;
  height: 72px;
  font-size: 1.25rem;
`;
export const Facts = styled.p`
  padding: ${space.s8} ${space.s12};
  background: ${color.ground};
  ${type.small}

  code {
    display: block;
    overflow-wrap: anywhere;
  }
`;
export const Measure = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  min-height: 32px;

  code {
    width: 112px;
    flex: none;
  }
`;
export const Bar = styled.span`
  height: 24px;
  background: ${color.brand};
`;
export const Shape = styled.span`
  width: 112px;
  height: 72px;
  border: 1.5px solid ${color.outline};
  background: ${color.ground};
`;
