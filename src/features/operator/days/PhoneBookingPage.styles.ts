import { styled } from 'styled-components';
import { Foot } from '#src/components/base/form/FormCard/FormCard.styles';
import { color, media, space } from '#src/components/base/theme/tokens';

/** On a phone the button stays in sight, above the menu or, where the keyboard leaves no space for that, above the keyboard. */
export const Booking = styled.div`
  ${media.narrow} {
    ${Foot} {
      position: sticky;
      z-index: 1;
      bottom: calc(${space.s64} + env(safe-area-inset-bottom));
      grid-template-columns: minmax(0, 1fr) auto;
      margin: 0 calc(-1 * ${space.s20}) calc(-1 * ${space.s20});
      padding: ${space.s8} ${space.s20};
      border-top: 1px solid ${color.edge};
      background: ${color.ground};

      > [role='status'] {
        grid-column: 1 / -1;
      }
      ${media.low} {
        bottom: 0;
      }
    }
  }
`;
