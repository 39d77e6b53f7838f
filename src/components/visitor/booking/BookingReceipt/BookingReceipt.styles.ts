import { styled } from 'styled-components';
import { bulleted } from '#src/components/base/theme/styles';
import { Card } from '#src/components/base/display/Card/Card';
import { color, space, type, weight } from '#src/components/base/theme/tokens';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`;
export const Box = styled(Card)`
  & > h2 {
    margin-bottom: ${space.s12};
  }
`;

export const NumberHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12};
  color: ${color.ink2};

  h2 {
    ${type.body}
    font-weight: ${weight.regular};
    letter-spacing: 0;
  }
`;
export const BookingNumber = styled.p`
  margin-bottom: ${space.s12};
  ${type.display}
  font-weight: ${weight.bold};
  letter-spacing: 0.01em;
`;

export const Rest = styled.p`
  margin-top: ${space.s12};
`;
export const Small = styled.p`
  margin-top: ${space.s12};
  color: ${color.ink2};
  ${type.small}
`;

export const Bullets = styled.ul`
  display: grid;
  gap: ${space.s6};
  margin-bottom: ${space.s20};

  ${bulleted}
  a {
    color: ${color.brandStrong};
    font-weight: ${weight.bold};
    text-decoration: underline;
    text-underline-offset: 4px;
    white-space: nowrap;
  }
`;
export const RefundTitle = styled.h3`
  margin-bottom: ${space.s8};
`;

export const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.75rem, 1fr));
  gap: ${space.s8};
`;
