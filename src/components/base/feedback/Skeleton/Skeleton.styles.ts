import { css, keyframes, styled } from 'styled-components';
import { cardLook } from '../../theme/styles';
import { color, layout, media, radius, space } from '../../theme/tokens';

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;
const breathe = keyframes`50% { opacity: 0.55; }`;

/** Avoids flicker: content that arrives within 200 ms never shows its skeleton. */
export const appearLate = css`
  animation: ${appear} 1ms linear 200ms both;
`;

export const Frame = styled.div`
  ${appearLate}
`;

/** As large as the text or control. */
export const Bar = styled.span`
  display: block;
  width: 104px;
  max-width: 100%;
  height: 20px;
  border-radius: ${radius.chip};
  background: ${color.track};
  animation: ${breathe} 1.6s ease-in-out infinite;

  &[data-stands-for='date'] {
    width: 86px;
    height: 26px;
  }
  &[data-stands-for='tide'] {
    width: 112px;
    height: 18px;
    justify-self: end;
  }
  &[data-stands-for='fish'] {
    width: 64px;
    height: 22px;
  }
  &[data-stands-for='label'] {
    width: 72px;
  }
  &[data-stands-for='line'] {
    width: 240px;
    height: 18px;
  }
  &[data-stands-for='button'] {
    height: ${layout.touch};
    border-radius: ${radius.control};
  }
  &[data-stands-for='field'] {
    width: 100%;
    height: ${layout.field};
    border-radius: ${radius.control};
  }
  ${media.forced} {
    border: 1px solid GrayText;
  }
`;

/** Four weeks in the month grid, a screenful of rows on a phone. */
export const Days = styled.div`
  display: grid;

  ${media.narrow} {
    border: 1px solid ${color.edge};
    border-radius: ${radius.card};
    overflow: hidden;

    && > * {
      border-width: 1px 0 0;
      border-radius: 0;
    }
    && > :first-child {
      border-top: 0;
    }
    && > :nth-child(n + 9) {
      display: none;
    }
  }
  ${media.wide} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: ${space.s8};

    && > * {
      display: flex;
      flex-direction: column;
      align-items: stretch;
      min-width: 0;
      min-height: 174px;
      padding: ${space.s10};
    }
    && > * > :last-child {
      width: auto;
      margin-top: auto;
    }
  }
`;

export const Cards = styled.div`
  display: grid;
  gap: ${space.s12};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** As high as a ReserveDayCard that says only what all days say. */
export const Day = styled.div`
  ${cardLook}
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: space-between;
  align-items: center;
  gap: 0 ${space.s12};
  min-height: 83px;
  padding: ${space.s6} ${space.s14};

  > div {
    gap: ${space.s2};
  }
  > :last-child {
    height: ${layout.touchSmall};
  }
`;

export const Lines = styled.div`
  display: grid;
  align-content: end;
  gap: ${space.s8};
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space.s24};
`;
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.s8};
`;

export const Rows = styled.div`
  display: grid;
  gap: ${space.s12};

  ${media.wide} {
    ${cardLook}
    gap: 0;
  }
`;

export const Row = styled.div`
  ${cardLook}
  display: grid;
  gap: ${space.s12};
  min-height: 184px;
  align-content: space-between;
  padding: ${space.s16};

  ${media.wide} {
    grid-template-columns: 236px 1fr auto;
    align-items: center;
    gap: ${space.s16};
    min-height: 72px;
    padding: ${space.s10} ${space.s20};
    border-width: 0;
    border-radius: 0;
    background: none;
    & + & {
      border-top-width: 1px;
    }
  }
`;
