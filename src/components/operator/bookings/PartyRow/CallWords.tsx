import { guest as copy } from '#copy/guest';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';

interface CallWordsProps {
  /** Name for screen readers only. */
  name: string;
  /** The telephone number. */
  phone: string;
}

export function CallWords({ name, phone }: CallWordsProps) {
  return (
    <span>
      <VisuallyHidden>{`${copy.call(name)} `}</VisuallyHidden>
      <span>{phone}</span>
    </span>
  );
}
