import { styled } from 'styled-components';
import { card } from '../theme/styles';
import { color, radius, space, type } from '../theme/tokens';

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

  li {
    position: relative;
    padding-left: ${space.s16};
  }
  li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 11px;
    width: 5px;
    height: 5px;
    border-radius: ${radius.round};
    background: ${color.bullet};
  }
`;
export const Effective = styled.p`
  color: ${color.ink2};
  ${type.small}
`;
