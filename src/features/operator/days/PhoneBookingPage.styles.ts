import { styled } from 'styled-components';
import { Save } from '#src/components/base/form/FormCard/FormCard.styles';
import { media } from '#src/components/base/theme/tokens';

/** The button stays visible above the open keyboard, because the caller is on the line. */
export const Booking = styled.div`
  ${media.low} {
    ${Save} {
      position: sticky;
      bottom: var(--keyboard, 0px);
    }
  }
`;
