import { styled } from 'styled-components';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space.s20};

  /* The banner makes the bar higher: a focused field must not be hidden behind it. */
  &:has([data-notice]) :is(input, button, a) {
    scroll-margin-bottom: calc(2 * ${space.s48});
  }
`;

/** The border image paints to both edges of the screen without horizontal scrolling. */
export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 3;
  padding-block: ${space.s12} calc(${space.s12} + env(safe-area-inset-bottom));
  border-image: linear-gradient(transparent, ${color.barFade} 20px, ${color.edge} 20px 21px, ${color.ground} 21px) fill
    0 / 0 / 20px 100vw 0;

  /* A phone in landscape has little height. */
  ${media.low} {
    position: static;
  }
  ${media.forced} {
    border-image: none;
    border-top: 1px solid;
    background: Canvas;
  }
`;
export const Notice = styled.p`
  display: flex;
  gap: ${space.s8};
  margin-bottom: ${space.s12};
  padding: ${space.s10} ${space.s14};
  border-radius: ${radius.control};
  background: ${color.dangerTint};
  color: ${color.dangerStrong};
  ${type.small}
  font-weight: ${weight.bold};

  svg {
    margin-top: 1px;
  }
`;
/** Digits do not move during the countdown. */
export const Waiting = styled.span`
  font-variant-numeric: tabular-nums;
`;
export const OpeningBox = styled.div`
  padding: ${space.s14} ${space.s16};
  border-radius: ${radius.control};
  background: ${color.brandTint};
  color: ${color.brandStrong};

  b {
    display: block;
  }
`;
export const Rule = styled.p`
  display: grid;
  margin-top: ${space.s8};

  > span {
    grid-area: 1 / 1;
  }
  > [hidden] {
    display: block;
    visibility: hidden;
  }
`;
export const BarRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s12};

  button {
    flex: none;
    min-width: 164px;
    padding-inline: ${space.s12};
  }
  ${media.tiny} {
    gap: ${space.s8};

    button {
      min-width: 148px;
      padding-inline: ${space.s8};
      font-size: 1.0625rem;
    }
  }
  ${media.half} {
    display: grid;
  }
`;
export const Total = styled.output`
  flex: 1;
  min-width: 0;
  display: grid;
`;
export const Small = styled.span`
  color: ${color.ink2};
  ${type.caption}
`;
export const Large = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s6};

  b {
    font-size: 1.375rem;
    line-height: 1.75rem;
    letter-spacing: -0.01em;

    ${media.tiny} {
      ${type.h2}
    }
  }
`;
export const Changed = styled.div`
  &:not(:empty) {
    margin-bottom: ${space.s12};
  }
`;
