import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/styles';

/** Text for screen readers only, where sighted users have another cue. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
