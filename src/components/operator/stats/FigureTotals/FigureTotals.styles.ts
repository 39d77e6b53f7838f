import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, space, type, weight } from '#src/components/base/theme/tokens';

export const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  gap: ${space.s8};
`;
export const Total = styled(Card).attrs({ as: 'div' })`
  padding: ${space.s16};

  dt {
    color: ${color.ink2};
  }
`;
export const Value = styled.span`
  display: block;
  ${type.h2}
  font-weight: ${weight.bold};
  white-space: nowrap;
`;
export const Former = styled.span`
  display: block;
  ${type.small}
  color: ${color.ink2};
`;
