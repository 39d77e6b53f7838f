import { styled } from 'styled-components';
import { FishPicture } from '../FishPicture/FishPicture';
import { color, media, space, type, weight } from '#src/components/base/theme/tokens';

export const Heading = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s8};

  ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const DateLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s8};
  ${type.display}
  font-variant-numeric: proportional-nums;
`;
export const DateText = styled.time`
  font-weight: ${weight.bold};
  letter-spacing: -0.02em;
  white-space: nowrap;

  & > [data-tone='sunday'] {
    color: ${color.sunday};
  }
  & > [data-tone='saturday'] {
    color: ${color.saturday};
  }
`;
export const Holiday = styled.span`
  color: ${color.sunday};
  ${type.small}
  font-weight: ${weight.bold};
`;
export const Sea = styled.p`
  ${type.small}
`;
/** When facts wrap, the line at the start of the second row is clipped. */
export const FishLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-top: ${space.s8};
  overflow: hidden;
  color: ${color.ink2};

  & > * {
    position: relative;
    margin-left: calc(-1 * (${space.s8} + 1px));
    padding-inline: calc(${space.s8} + 1px) calc(${space.s16} + 1px);
  }
  & > *::before {
    content: '';
    position: absolute;
    left: 0;
    top: calc(50% - ${space.s14} / 2);
    width: 1px;
    height: ${space.s14};
    background: ${color.outline};
  }
  b {
    color: ${color.ink};
    ${type.h2}
  }
`;
/** Below the picture, so that the times fit on one line. */
export const Says = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space.s4};
  ${type.small}

  &:empty {
    display: none;
  }
`;
export const Picture = styled(FishPicture)`
  width: 116px;

  ${media.tiny} {
    display: none;
  }
  ${media.wide} {
    width: 132px;
  }
`;
