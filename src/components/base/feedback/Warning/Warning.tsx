import type { ReactNode } from 'react';
import { Icon } from '../../display/Icon/Icon';
import { Box } from './Warning.styles';

interface WarningProps {
  /** The warning, in paragraphs; a `<b>` outside of them is a heading in its colour. */
  children: ReactNode;
}

/** A warning that stays on the page as long as its reason does. */
export function Warning({ children }: WarningProps) {
  return (
    <Box>
      <Icon name="warn" />
      <div>{children}</div>
    </Box>
  );
}
