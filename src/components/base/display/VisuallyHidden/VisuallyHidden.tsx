import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/styles';

export interface VisuallyHiddenProps {
  /** Text for screen readers. */
  children?: ReactNode;
}

/** Text for screen readers only, where sighted users have another cue. */
export const VisuallyHidden = styled.span<VisuallyHiddenProps>`
  ${visuallyHidden}
`;
