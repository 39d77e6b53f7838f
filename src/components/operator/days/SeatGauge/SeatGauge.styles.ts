import { styled } from 'styled-components';
import { color, media, space } from '#src/components/base/theme/tokens';

/** SVG: a strict content security policy blocks style attributes in server-rendered HTML. */
export const Bar = styled.svg`
  width: 100%;
  height: 10px;
  border-radius: 5px;
  overflow: hidden;
  background: ${color.track};
  ${media.forced} {
    border: 1px solid CanvasText;
  }
`;

export const Swatch = styled.svg`
  width: 14px;
  height: 10px;
  flex: none;
  border-radius: 3px;
  margin-right: ${space.s2};
`;

export const Solid = styled.rect`
  fill: ${color.gauge};
  &[data-full] {
    fill: ${color.mark};
  }
`;
export const StripeGround = styled.rect`
  fill: ${color.warningTint};
`;
export const Stripe = styled.rect`
  fill: ${color.gaugeUnpaid};
`;
