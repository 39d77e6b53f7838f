import { Icon } from '../../base/display/Icon/Icon';
import { CallWords } from './CallWords';
import { Phone } from './PartyRow.styles';

interface PartyPhoneProps {
  /** Who is called; only read out. */
  name: string;
  /** The telephone number. */
  phone: string;
}

/** Calls a party: the number in the line of a row, as high as a finger needs. */
export function PartyPhone({ name, phone }: PartyPhoneProps) {
  return (
    <Phone href={`tel:${phone}`}>
      <Icon name="phone" />
      <CallWords name={name} phone={phone} />
    </Phone>
  );
}
