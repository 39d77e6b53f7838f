import { styled } from 'styled-components';
import { Save } from '#src/components/base/form/FormCard/FormCard.styles';
import { media } from '#src/components/base/theme/tokens';

/** The caller is on the line: the button stays in sight above the open keyboard too. */
export const Booking = styled.div`
  ${media.low} {
    ${Save} {
      position: sticky;
      bottom: var(--keyboard, 0px);
    }
  }
`;
