import { styled } from 'styled-components';
import { color, space, type, weight } from '#src/components/base/theme/tokens';
import { Tasks } from './AdminDayPage.styles';

export const Written = styled.p`
  margin-bottom: ${space.s12};
  ${type.h2}
  font-weight: ${weight.bold};

  span {
    margin-left: ${space.s8};
    color: ${color.ink2};
    ${type.small}
    font-weight: ${weight.regular};
  }
`;
export const Ways = styled(Tasks)`
  margin-bottom: ${space.s20};
`;
export const Filters = styled.div`
  margin-block: ${space.s20} ${space.s16};
`;
