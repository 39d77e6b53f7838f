import { styled } from 'styled-components';
import { color, space, type } from '../theme/tokens';

/** For explanations. */
export const Small = styled.p`
  color: ${color.ink2};
  ${type.small}
`;

/** One below the other. */
export const Stack = styled.div<{ $gap: keyof typeof space }>`
  display: grid;
  gap: ${({ $gap }) => space[$gap]};
`;

/** Buttons side by side, in as many lines as they need. */
export const Wrap = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`;
