import { styled } from 'styled-components';
import { bulleted, card } from '../../base/theme/styles';
import { color, space, type } from '../../base/theme/tokens';

export const Policy = styled.div`
  display: grid;
  gap: ${space.s12};
`;
export const Section = styled.section`
  ${card}
  display: grid;
  gap: ${space.s8};
`;
export const List = styled.ul`
  display: grid;
  gap: ${space.s4};

  ${bulleted}
`;
export const Effective = styled.p`
  color: ${color.ink2};
  ${type.small}
`;
