import { styled } from 'styled-components';
import { Card } from '#src/components/base/display/Card/Card';
import { color, media, radius, space, type, weight } from '#src/components/base/theme/tokens';

export const Box = styled(Card)`
  display: grid;
  gap: ${space.s12};
`;
export const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr));
  gap: ${space.s8};
`;
export const Trip = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12};
  padding-bottom: ${space.s16};
  border-bottom: 1px solid ${color.edge};
  img {
    width: 104px;
    min-width: 0;
    height: auto;
  }
  ${media.enlarged} {
    flex-wrap: wrap;
  }
`;
export const TripDate = styled.p`
  ${type.h1}
  font-weight: ${weight.bold};
  white-space: nowrap;
  ${media.half} {
    white-space: normal;
  }
`;
export const Money = styled.div`
  padding: ${space.s12} ${space.s16};
  border-radius: ${radius.control};
  background: ${color.surface};
`;
