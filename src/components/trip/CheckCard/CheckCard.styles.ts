import { styled } from 'styled-components';
import { color, media, space } from '#src/components/base/theme/tokens';

export const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: ${space.s4} ${space.s12};
  margin-top: ${space.s12};

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space.s8};
  min-height: 32px;

  svg {
    margin-top: calc(${space.s4} + 1px);
    color: ${color.tick};
  }
`;
