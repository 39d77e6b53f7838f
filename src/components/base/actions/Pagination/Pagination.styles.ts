import { styled } from 'styled-components';
import { color, layout, media, radius, space, weight } from '../../theme/tokens';

export const Nav = styled.nav`
  display: grid;
  justify-items: center;
  gap: ${space.s12};

  ${media.wide} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space.s12} ${space.s40};
  }
`;
export const Numbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s4};
`;
export const Number = styled.button`
  position: relative;
  min-width: ${layout.touchSmall};
  min-height: ${layout.touchSmall};
  padding: 0 ${space.s4};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink2};
  cursor: pointer;

  &:hover {
    background: ${color.track};
    color: ${color.ink};
  }
  &[aria-current] {
    background: ${color.mark};
    color: ${color.onDeep};
    font-weight: ${weight.bold};
  }
  ${media.forced} {
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;
export const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.s8};
  width: 100%;

  button {
    padding-inline: 0;
  }
  ${media.wide} {
    width: 320px;
  }
`;
