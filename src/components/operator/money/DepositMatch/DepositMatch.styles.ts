import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { Choice } from '#src/components/base/form/Choice/Choice';
import { color, layout, media, radius, space, type, weight } from '#src/components/base/theme/tokens';
export const Row = styled(Card).attrs({ as: 'li' })`
  display: grid;
  gap: ${space.s8};
  padding: ${space.s16};

  > a {
    justify-self: start;
  }
  ${media.wide} {
    grid-template-columns: 260px minmax(0, 1fr);
    align-items: start;
    gap: ${space.s4} ${space.s24};

    > a {
      justify-self: end;
      grid-area: 1 / 2;
    }
  }
`;
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 ${space.s12};
`;
export const Name = styled.h3`
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;
`;
export const Amount = styled.p`
  font-weight: ${weight.bold};
  white-space: nowrap;
`;
export const Day = styled.p`
  grid-column: 1 / -1;
  color: ${color.ink2};
  ${type.small}
`;
export const Doubt = styled.p`
  color: ${color.warning};
  ${type.small}
  font-weight: ${weight.bold};

  ${media.wide} {
    grid-column: 1;
  }
`;
export const Bookings = styled.div`
  display: grid;
  gap: ${space.s8};

  ${media.wide} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

export const Tick = styled(Choice)`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  min-height: ${layout.field};
  padding: ${space.s8} ${space.s12};
  border: 1.5px solid ${color.outline};
  border-radius: ${radius.control};
  background: ${color.ground};

  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.brandTint};
  }
`;
export const Who = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Outcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.s12};
  padding: ${space.s8} ${space.s12};
  border-radius: ${radius.control};
  background: ${color.surface};

  > div {
    flex: 1 1 200px;
    min-width: 0;
  }
  > div > p {
    font-weight: ${weight.bold};
    ${type.small}
  }
  &[data-state='paid'] {
    background: ${color.successTint};
    color: ${color.success};
  }
`;
