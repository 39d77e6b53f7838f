import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/styles';

/** Words for screen readers where the eye has another sign. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
