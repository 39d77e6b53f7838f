import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, layout, media, space } from '#src/components/base/theme/tokens';

export const Box = styled(Card)`
  display: grid;
  gap: ${space.s16};
  max-width: ${layout.widthVisitor};

  ${media.wide} {
    padding: ${space.s24};
  }
`;
/** Takes the focus when the card's content changes. */
export const Title = styled.h2`
  &:focus-visible {
    outline: none;
  }
`;
export const Lead = styled.p`
  color: ${color.ink2};
`;
