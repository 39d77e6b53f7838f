import { styled } from 'styled-components';
import { layout, space } from '#src/components/base/theme/tokens';

export const Ways = styled.div`
  display: grid;
  gap: ${space.s12};
  width: min(320px, 100%);
  min-width: min(240px, 100vw - 2 * (${layout.gutter} + ${space.s20}));
`;
export const Own = styled.div`
  margin-top: ${space.s12};
`;
