import { booking } from '../../../copy/booking';
import { CopyButton } from '../CopyButton/CopyButton';
import { accountNumber } from './accountNumber';
import { Account, Bank, Label } from './BankAccount.styles';

export interface BankAccountProps {
  /** As the operator wrote it: bank, number and holder. */
  bank: string;
  /** A row with a small button, or a block whose button is the card's first action. */
  layout?: 'row' | 'block';
  onCopied: (copied: boolean) => void;
}

/** The account to pay into; the number alone is copied. */
export function BankAccount({ bank, layout = 'row', onCopied }: BankAccountProps) {
  const text = accountNumber(bank);
  return (
    <Account data-layout={layout}>
      <div>
        <Label>{booking.bank}</Label>
        <Bank>{bank}</Bank>
      </div>
      {layout === 'block' ? (
        <CopyButton text={text} label={booking.copyAccount} variant="primary" size="medium" full onResult={onCopied} />
      ) : (
        <CopyButton text={text} label={booking.copy} onResult={onCopied} />
      )}
    </Account>
  );
}
