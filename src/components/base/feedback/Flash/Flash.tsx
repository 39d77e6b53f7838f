import { useState } from 'react';
import { Light } from './Flash.styles';

export interface FlashProps {
  /** The displayed value; a change is highlighted for a moment. */
  of: string | number;
}

/**
 * The last child of an element (`flashPlace`) with live content: a quiet light behind it marks a change. Nothing moves.
 */
export function Flash({ of }: FlashProps) {
  const [seen, setSeen] = useState({ of, changes: 0 });
  if (seen.of !== of) setSeen({ of, changes: seen.changes + 1 });
  // Another key restarts the light.
  return seen.changes > 0 && <Light key={seen.changes} aria-hidden="true" />;
}
