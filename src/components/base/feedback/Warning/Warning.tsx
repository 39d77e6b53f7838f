import type { ReactNode } from 'react';
import { Icon } from '../../display/Icon/Icon';
import { Box } from './Warning.styles';

interface WarningProps {
  /** The warning, in paragraphs; a `<b>` outside of them is a heading in the warning's colour. */
  children: ReactNode;
}

/** A warning that stays as long as its reason. */
export function Warning({ children }: WarningProps) {
  return (
    <Box>
      <Icon name="warn" />
      <div>{children}</div>
    </Box>
  );
}
