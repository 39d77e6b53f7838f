import { styled } from 'styled-components';
import { color, media, radius, space, type, weight } from '../theme/tokens';

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
export const Measure = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  min-height: 32px;
`;

/** Name and value have their own column if there is space. */
export const Lines = styled.ul`
  display: grid;
  gap: ${space.s12};
`;
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4} ${space.s20};
  align-items: center;
  padding-bottom: ${space.s12};
  border-bottom: 1px solid ${color.edge};

  ${media.wide} {
    grid-template-columns: 220px minmax(0, 1fr);
  }
`;
export const Value = styled.code`
  display: block;
  color: ${color.ink2};
  font-weight: ${weight.regular};
  ${type.small}
`;
/** Clips wide specimens; a fade shows the cut. */
export const Rail = styled.div`
  overflow: hidden;
  mask-image: linear-gradient(to right, ${color.ink} calc(100% - 48px), transparent);
`;
export const Bar = styled.div`
  height: 24px;
  background: ${color.brand};
`;
export const Shapes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${space.s32} ${space.s20};
`;
export const Card = styled.figure`
  display: grid;
  align-content: start;
  gap: ${space.s12};
`;
export const Shape = styled.div`
  height: 88px;
  border: 1.5px solid ${color.outline};
  background: ${color.ground};
`;
export const Under = styled.div`
  display: grid;

  & > * {
    grid-area: 1 / 1;
    min-height: 56px;
  }
  & > p {
    display: grid;
    place-items: center;
  }
`;
