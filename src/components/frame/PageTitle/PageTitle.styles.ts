import { styled } from 'styled-components';
import { visitorColumn, wideColumn } from '#src/components/base/theme/styles';
import { color, layout, media, space, type } from '#src/components/base/theme/tokens';

/** Size on phones, and distance from the right edge on a wide page. */
const boat = `calc(${space.s64} + ${space.s16})`;
const wideBoatInset = `calc(3 * ${space.s64} + ${space.s40})`;

/** On phones no higher than its text, to leave space for the cards below. */
export const Area = styled.div`
  ${visitorColumn}
  position: relative;
  padding-block: 0 ${space.s8};

  &[data-wide] {
    ${wideColumn}
  }
  /* A button in the title keeps its distance from the phone button above it. */
  ${media.narrow} {
    &[data-aside] {
      padding-top: ${space.s6};
    }
  }
  ${media.wide} {
    min-height: 136px;
    padding-block: ${space.s24};

    /* Above a form the sky is empty. */
    &:not([data-wide]) {
      min-height: 88px;
      padding-block: ${space.s8} ${space.s16};
    }
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12};
  min-height: 36px;

  h1 {
    min-width: 0;
  }
  [data-boat]:not([data-sub]) > & {
    padding-right: calc(${boat} + ${space.s8});
  }
  ${media.wide} {
    h1 {
      ${type.display}
    }
    [data-boat]:not([data-sub]) > & {
      padding-right: 0;
    }
  }
`;

export const Sub = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s8};
  min-height: 22px;
  color: ${color.ink2};
  ${type.small}
  text-wrap: pretty;

  [data-boat] > & {
    max-width: calc(100% - ${boat} - ${space.s8});
  }
  ${media.wide} {
    margin-top: ${space.s8};

    /* Ends before the boat, which is 120 px wide above a form and further left on a wide page. */
    [data-boat] > & {
      max-width: calc(100% - 144px);
    }
    [data-boat][data-wide] > & {
      max-width: calc(100% - 400px);
    }
  }
`;

/** The keel overlaps the lower edge of the sky. */
export const Boat = styled.img`
  position: absolute;
  right: ${layout.gutter};
  bottom: calc(-1 * ${space.s10});
  width: ${boat};
  height: 48px;
  pointer-events: none;

  /* Below a button it has the height of one line. */
  ${media.narrow} {
    [data-aside] > & {
      width: 64px;
      height: 38px;
    }
  }
  ${media.wide} {
    bottom: calc(-1.5 * ${space.s10});
    width: 120px;
    height: 72px;

    [data-wide] > & {
      right: calc(${layout.gutter} + ${wideBoatInset});
      bottom: calc(-1 * ${space.s20});
      width: 168px;
      height: 101px;
    }
  }
`;
