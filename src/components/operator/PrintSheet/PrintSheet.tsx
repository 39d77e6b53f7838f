import type { ReactNode } from 'react';
import { PrintRules, Paper } from './PrintSheet.styles';

interface PrintSheetProps {
  /** How the A4 sheet lies. */
  orientation?: 'landscape' | 'portrait';
  /** What is printed. */
  children: ReactNode;
}

/** Content that is printed instead of the page; invisible on screen. */
export function PrintSheet({ orientation = 'landscape', children }: PrintSheetProps) {
  return (
    <>
      <PrintRules $orientation={orientation} />
      <Paper data-print-sheet>{children}</Paper>
    </>
  );
}
