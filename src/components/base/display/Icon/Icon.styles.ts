import { styled } from 'styled-components';

export const Svg = styled.svg`
  width: 20px;
  height: 20px;
  flex: none;
  /* By default an svg does not follow forced colours. */
  forced-color-adjust: auto;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-size='small'] {
    width: 16px;
    height: 16px;
    stroke-width: 2.6;
  }
  &[data-size='large'] {
    width: 24px;
    height: 24px;
  }
`;
