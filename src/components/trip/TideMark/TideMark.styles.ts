import { styled } from 'styled-components';
import { color, media, space } from '#src/components/base/theme/tokens';

export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s6};
  color: ${color.ink2};
  white-space: nowrap;
  ${media.half} {
    white-space: normal;
  }

  b {
    color: ${color.ink};
  }
`;

export const Moon = styled.svg`
  width: 18px;
  height: 18px;
  flex: none;
  forced-color-adjust: none;

  circle {
    fill: ${color.mark};
  }
  path {
    fill: ${color.moonLit};
  }
`;
