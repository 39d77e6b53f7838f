import { Icon } from '#src/components/base/display/Icon/Icon';
import { CallWords } from './CallWords';
import { Phone } from './PartyRow.styles';

interface PartyPhoneProps {
  /** Name for screen readers only. */
  name: string;
  /** The telephone number. */
  phone: string;
}

export function PartyPhone({ name, phone }: PartyPhoneProps) {
  return (
    <Phone href={`tel:${phone}`}>
      <Icon name="phone" />
      <CallWords name={name} phone={phone} />
    </Phone>
  );
}
