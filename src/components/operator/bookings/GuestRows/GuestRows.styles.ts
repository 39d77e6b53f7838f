import { css, styled } from 'styled-components';
import { visuallyHidden } from '#src/components/base/theme/styles';
import { space } from '#src/components/base/theme/tokens';
import { PartyList } from '../PartyRow/PartyList';
import { joined } from '../PartyRow/PartyRow.styles';

export const bookingsLook = css`
  @container parties (min-width: 32.5rem) {
    ${joined}
  }
`;
export const Bookings = styled(PartyList)`
  ${bookingsLook}
  [role='search'] {
    margin-bottom: ${space.s8};

    label {
      ${visuallyHidden}
    }
  }
`;
