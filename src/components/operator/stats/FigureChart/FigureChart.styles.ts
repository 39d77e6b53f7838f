import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, space, type } from '#src/components/base/theme/tokens';

export const Box = styled(Card).attrs({ as: 'div' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s16};
`;
export const Legend = styled.p`
  display: flex;
  gap: ${space.s16};
  ${type.small}
  color: ${color.ink2};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space.s6};
  }
`;
export const Key = styled.i`
  width: ${space.s14};
  height: ${space.s14};
  background: ${color.brand};
  // On paper too, where browsers leave backgrounds out.
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  // Forced colours do not change the bars, which are SVG, so the keys must not change either.
  forced-color-adjust: none;

  &[data-year='before'] {
    border: 1px solid ${color.outline};
    background: repeating-linear-gradient(45deg, ${color.outline} 0 2px, ${color.track} 2px 6px);
  }
`;
export const Frame = styled.div`
  min-width: 0;
  min-height: 220px;
  break-inside: avoid;

  svg {
    max-width: 100%;
    height: auto;
  }
`;
