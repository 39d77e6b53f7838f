import { createGlobalStyle, styled } from 'styled-components';
import { PAPER } from '#src/components/operator/bookings/PassengerList/PassengerList.styles';

export const Paper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

/** Hides everything but the sheet in print; its ancestors take no space. */
export const PrintRules = createGlobalStyle<{ $orientation: 'landscape' | 'portrait' }>`
  @page {
    size: A4 ${({ $orientation }) => $orientation};
    margin: ${PAPER.margin};
  }
  @media print {
    body *:not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *) {
      display: none !important;
    }
    body *:has([data-print-sheet]) {
      display: block !important;
      min-height: 0 !important;
      max-width: none !important;
      margin: 0 !important;
      padding: 0 !important;
    }
  }
`;
