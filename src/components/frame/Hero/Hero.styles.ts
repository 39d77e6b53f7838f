import { styled } from 'styled-components';
import { wideColumn } from '#src/components/base/theme/styles';
import { color, layout, media, radius, space, type } from '#src/components/base/theme/tokens';

/** From 1024 px it extends upwards behind the header's bar (80 px high), so that both share one sky. */
export const Area = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: ${color.skyTop};

  &[data-photo] {
    background: linear-gradient(${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow});
  }
  ${media.wide} {
    min-height: max(560px, 34vw);
    margin-top: calc(-1 * ${layout.header});
    padding-top: ${layout.header};

    &[data-low] {
      min-height: max(480px, 34vw);
    }
    /* Horizon after the buttons, at the foot. */
    &[data-photo] > [aria-hidden] {
      order: 1;
      margin-top: auto;
    }
  }
`;

export const Words = styled.div`
  ${wideColumn}
  position: relative;
  z-index: 1;
  padding-top: ${space.s12};

  [data-low] > & {
    padding-top: ${space.s8};
  }

  ${media.wide} {
    padding-top: ${space.s32};
    [data-photo] > & {
      padding-right: 50%;
    }
  }
`;

export const Title = styled.h1`
  font-size: 2.125rem;
  line-height: 2.75rem;
  letter-spacing: -0.02em;

  [data-low] & {
    ${type.display}
  }
  ${media.tiny} {
    ${type.display}
  }
  ${media.wide} {
    font-size: 3.25rem;
    line-height: 4rem;

    [data-low] & {
      font-size: 2.5rem;
      line-height: 3.25rem;
    }
  }
`;

export const Lead = styled.p`
  max-width: 30em;
  margin-top: ${space.s8};
  color: ${color.ink2};
  white-space: pre-line;

  ${media.wide} {
    max-width: 22em;
    font-size: 1.25rem;
    line-height: 2rem;
  }
`;

/** The upper part of the picture is plain sky, so it may overlap the text. */
export const Picture = styled.img`
  width: 100%;
  height: auto;
  margin-top: calc(-1 * ${space.s32});

  [data-low] & {
    margin-top: calc(-1 * ${space.s48});
  }
  ${media.wide} {
    position: absolute;
    inset: 0;
    height: 100%;
    && {
      margin: 0;
    }
    object-fit: cover;
    object-position: 50% 100%;
  }
`;

export const Photo = styled.div`
  width: calc(100% - 2 * ${layout.gutter});
  max-width: calc(${layout.widthVisitor} - 2 * ${layout.gutter});
  aspect-ratio: 3 / 2;
  margin: ${space.s20} auto ${space.s16};
  overflow: hidden;
  border-radius: ${radius.card};

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.narrow} {
    [data-low] > & {
      aspect-ratio: 3 / 1;
      margin-block: ${space.s12};
    }
  }
  ${media.wide} {
    position: absolute;
    top: calc(${layout.header} + ${space.s24});
    right: max(${layout.gutter}, calc((100% - ${layout.widthWide}) / 2));
    width: min(46%, 520px);
    margin: 0;
  }
`;

/** On phones below the sea, on the page's background. */
export const Actions = styled.div`
  ${wideColumn}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space.s8};
  padding-block: ${space.s20} ${space.s8};

  [data-low] > & {
    padding-top: ${space.s12};
  }
  && > * {
    padding-inline: ${space.s8};
  }
  ${media.narrow} {
    && {
      max-width: none;
      padding-inline: max(${layout.gutter}, calc((100% - ${layout.widthVisitor}) / 2 + ${layout.gutter}));
      background: ${color.surface};
    }
  }
  ${media.wide} {
    position: relative;
    z-index: 1;
    display: flex;
    && {
      padding-block: calc(${space.s24} + ${space.s4}) 0;
    }

    > * {
      min-width: 168px;
    }
  }
`;
