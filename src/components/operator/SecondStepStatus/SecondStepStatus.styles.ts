import { styled } from 'styled-components';
import { Card } from '../../base/display/Card/Card';
import { color, layout, media, radius, space, type } from '../../base/theme/tokens';

/** The card of the second step, as wide as a form. */
export const Box = styled(Card)`
  display: grid;
  gap: ${space.s16};
  max-width: ${layout.widthVisitor};

  ${media.wide} {
    padding: ${space.s24};
  }
`;
/** Takes the focus when the content of the card has changed. */
export const Title = styled.h2`
  &:focus-visible {
    outline: none;
  }
`;
export const Lead = styled.p`
  color: ${color.ink2};
`;
export const Warning = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s12} ${space.s16};
  border: 1px solid ${color.warningEdge};
  border-radius: ${radius.control};
  background: ${color.warningTint};
  color: ${color.warning};

  span {
    color: ${color.ink};
    ${type.small}
  }
`;
