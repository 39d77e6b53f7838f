import { styled } from 'styled-components';
import { seasonColor } from '../SeasonRuler/SeasonRuler.styles';
import { Card } from '#src/components/base/display/Card/Card';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const SeasonCard = styled(Card).attrs({ as: 'li' })`
  padding: 0;
  ${seasonColor}
  display: grid;
  grid-template-columns: minmax(96px, 48%) minmax(0, 1fr);
  overflow: hidden;

  ${media.half} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

/** A scene fills its half. */
export const Pictures = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 88px;
  padding: ${space.s8} ${space.s12};
  background: ${color.tile};

  img {
    width: min(112px, 50%);
    height: auto;
  }
  &[data-scene] img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    object-fit: cover;
    object-position: 50% 10%;
  }
  ${media.wide} {
    gap: ${space.s8};
    min-height: 176px;

    img {
      width: min(150px, 48%);
    }
  }
`;

export const Words = styled.div`
  align-self: center;
  padding: ${space.s12} ${space.s16};
`;

export const Months = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s8};
  color: ${color.ink2};

  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: 3px;
    background: var(--season);
    forced-color-adjust: none;
  }
`;

export const Now = styled.span`
  padding: 0 ${space.s10};
  border-radius: ${radius.round};
  background: ${color.mark};
  color: ${color.onDeep};
  ${type.caption}
  font-weight: ${weight.bold};
`;

export const Name = styled.h3`
  && {
    ${type.h2}
  }
`;
