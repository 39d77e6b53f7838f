import { styled } from 'styled-components';
import { layout, media, space } from '#src/components/base/theme/tokens';

/** Reserves the height of the times, which are loaded with the days. */
export const Above = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s12};
  min-height: ${layout.touchSmall};

  ${media.half} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
