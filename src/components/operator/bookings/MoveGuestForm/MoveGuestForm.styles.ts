import { styled } from 'styled-components';
import { Choice } from '#src/components/base/form/Choice/Choice';
import { color, layout, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Booking = styled.p`
  display: grid;
  gap: ${space.s2};

  span {
    ${type.small}
    color: ${color.ink2};
  }
`;

export const Day = styled(Choice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2} ${space.s8};
  min-height: ${layout.touch};
  padding: ${space.s12} ${space.s16};
  border: 1.5px solid ${color.outline};
  border-radius: ${radius.control};
  background: ${color.ground};

  b {
    font-weight: ${weight.bold};
  }
  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.brandTint};
    box-shadow: inset 0 0 0 1px ${color.brand};
  }
`;

export const Facts = styled.span`
  display: flex;
  flex: 1 0 100%;
  gap: 0 ${space.s12};
  ${type.small}
  color: ${color.ink2};

  ${media.wide} {
    flex: none;
    margin-left: auto;
  }
`;

export const Closed = styled.span`
  color: ${color.danger};
  ${type.small}
`;

export const None = styled.p`
  color: ${color.ink2};
`;

export const Changes = styled.section`
  display: grid;
  gap: ${space.s16};
  padding: ${space.s16};
  border-radius: ${radius.control};
  background: ${color.surface};
`;
