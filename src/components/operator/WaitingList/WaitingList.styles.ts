import { styled } from 'styled-components';
import { Card } from '../../base/display/Card/Card';
import { color, space, type, weight } from '../../base/theme/tokens';

export const Section = styled.section`
  min-width: 0;
  margin-top: ${space.s24};
`;

export const List = styled.ol`
  display: grid;
  gap: ${space.s12};
`;

export const Row = styled(Card).attrs({ as: 'li' })`
  display: grid;
  gap: ${space.s8};
  padding: ${space.s16};

  &[data-left] {
    background: none;
    border-color: ${color.edge2};
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s4} ${space.s12};
`;
export const Name = styled.h3`
  ${type.h2}
`;
export const State = styled.span`
  color: ${color.ink2};
  ${type.small}

  &[data-state='OFFERED'] {
    color: ${color.brand};
    font-weight: ${weight.bold};
  }
`;
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
  color: ${color.ink2};
  ${type.small}
`;
export const Skipped = styled.span`
  color: ${color.warning};
  font-weight: ${weight.bold};
`;
export const Acts = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s8};
`;
