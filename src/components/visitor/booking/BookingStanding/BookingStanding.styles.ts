import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};

  &[data-standing='tripCancelled'] {
    border-color: ${color.danger};
  }
`;
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s4} ${space.s12};
  color: ${color.ink2};
`;
export const Said = styled.div`
  display: grid;
  gap: ${space.s8};

  h2 {
    ${type.h1}
  }
  [data-standing='tripCancelled'] > & h2 {
    color: ${color.dangerStrong};
  }
`;
export const Memo = styled.p`
  padding: ${space.s12} ${space.s16};
  border-radius: ${radius.control};
  background: ${color.dangerTint};
  color: ${color.dangerStrong};
  font-weight: ${weight.bold};
`;
