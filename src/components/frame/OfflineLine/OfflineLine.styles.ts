import { styled } from 'styled-components';
import { warningLook } from '#src/components/base/feedback/Warning/Warning.styles';
import { color, space, type } from '#src/components/base/theme/tokens';

/** Stays in sight while the page is scrolled. */
export const Place = styled.div`
  position: sticky;
  top: ${space.s4};
  z-index: 4;
  display: flex;
  gap: ${space.s8};
  ${warningLook}
  padding: ${space.s6} ${space.s12};
  color: ${color.ink};
  ${type.small}

  svg {
    flex: none;
    color: ${color.warning};
  }
`;
