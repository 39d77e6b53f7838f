import { createGlobalStyle, styled } from 'styled-components';
import { PAPER } from './PassengerList.styles';

export const Paper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

/**
 * While a sheet is on the page, paper shows it alone: everything that neither is in it nor holds it is left out, and
 * what holds it takes no room.
 */
export const PrintRules = createGlobalStyle`
  @page {
    size: A4 landscape;
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
