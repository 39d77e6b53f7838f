import { styled } from 'styled-components';
import { appearLate } from '#src/components/base/feedback/Skeleton/Skeleton.styles';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Frame = styled.figure`
  position: relative;
  height: 360px;
  overflow: hidden;
  border: 1px solid ${color.edge};
  border-radius: ${radius.card};
  background: ${color.tile};
  isolation: isolate;

  /* The longest address is higher than the map. */
  &[data-state='failed'] {
    height: auto;
    min-height: 360px;
  }
`;

export const Canvas = styled.div`
  position: absolute;
  inset: 0;
`;

export const Picture = styled.img`
  position: absolute;
  max-width: none;
`;

export const Marker = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s4};
  width: 200px;
  pointer-events: none;
`;
export const MarkerName = styled.span`
  max-width: 100%;
  padding: 1px ${space.s12};
  overflow: hidden;
  border-radius: ${radius.chip};
  background: ${color.mark};
  color: ${color.onDeep};
  ${type.body}
  font-weight: ${weight.bold};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.forced} {
    border: 1px solid CanvasText;
  }
`;

export const Zoom = styled.div`
  position: absolute;
  inset: ${space.s12} ${space.s12} auto auto;
  display: grid;
  gap: ${space.s8};
`;

/** Required by OpenStreetMap. */
export const Attribution = styled.a`
  position: absolute;
  inset: auto 0 0 auto;
  padding: ${space.s2} ${space.s8};
  border-top-left-radius: ${radius.chip};
  background: ${color.ground};
  color: ${color.ink2};
  ${type.caption}
`;

export const Waiting = styled.p`
  ${appearLate}
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color.ink2};
`;

export const Failure = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  min-height: 358px;
  padding: ${space.s20};
  background: ${color.ground};
  text-align: center;

  & > svg {
    color: ${color.brand};
  }
  p {
    color: ${color.ink2};
  }
`;
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s8};
  margin-top: ${space.s12};
`;
