import type { ReactNode } from 'react';
import { PrintRules, Paper } from './PrintSheet.styles';

interface PrintSheetProps {
  /** Orientation of the A4 sheet. */
  orientation?: 'landscape' | 'portrait';
  /** Printed content. */
  children: ReactNode;
}

/** Printed instead of the page; invisible on screen. */
export function PrintSheet({ orientation = 'landscape', children }: PrintSheetProps) {
  return (
    <>
      <PrintRules $orientation={orientation} />
      <Paper data-print-sheet>{children}</Paper>
    </>
  );
}
