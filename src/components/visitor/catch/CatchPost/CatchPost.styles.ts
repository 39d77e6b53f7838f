import { styled } from 'styled-components';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Post = styled.article`
  display: grid;
  gap: ${space.s12};

  h2 {
    ${type.h2}
  }
`;

/** A single photograph is not cropped. */
export const Mosaic = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s6};
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.deep};

  li {
    aspect-ratio: 1;
  }
  li:first-child {
    grid-column: 1 / -1;
    aspect-ratio: 3 / 2;
  }
  &[data-count='1'] li {
    aspect-ratio: auto;
    max-height: 80vh;
  }
  &[data-count='1'] img {
    max-height: 80vh;
    object-fit: contain;
  }
  &[data-count='2'] li {
    grid-column: auto;
    aspect-ratio: 3 / 4;
  }
  &[data-count='4'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.wide} {
    &[data-count='5'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

export const Open = styled.button`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: ${color.deep};
  cursor: zoom-in;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &:focus-visible {
    outline: 3px solid ${color.onDeep};
    outline-offset: -6px;
  }
`;

export const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${color.scrim};
  color: ${color.onDeep};
  ${type.h1}
  font-weight: ${weight.bold};
`;

export const Story = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
