import { guest as copy } from '../../../../copy/guest';
import { VisuallyHidden } from '../../base/display/VisuallyHidden/VisuallyHidden';

interface CallWordsProps {
  /** Who is called; only read out. */
  name: string;
  /** The telephone number. */
  phone: string;
}

/** The words of a link that calls a party: the number, which is all that is seen. */
export function CallWords({ name, phone }: CallWordsProps) {
  return (
    <span>
      <VisuallyHidden>{`${copy.call(name)} `}</VisuallyHidden>
      <span>{phone}</span>
    </span>
  );
}
