import type { ReactNode } from 'react';
import { PrintRules, Paper } from './PrintSheet.styles';

/** Content that is printed instead of the page; invisible on screen. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return (
    <>
      <PrintRules />
      <Paper data-print-sheet>{children}</Paper>
    </>
  );
}
