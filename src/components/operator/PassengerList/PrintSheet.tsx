import type { ReactNode } from 'react';
import { PrintRules, Paper } from './PrintSheet.styles';

/** What is printed instead of the page it stands on; on the screen it is not there. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return (
    <>
      <PrintRules />
      <Paper data-print-sheet>{children}</Paper>
    </>
  );
}
