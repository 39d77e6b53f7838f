import { booking } from '../../../../copy/booking';
import { CopyButton } from '../../base/actions/CopyButton/CopyButton';
import { accountNumber } from './accountNumber';
import { Account, Bank, Label, Digits, Words } from './BankAccount.styles';

export interface BankAccountProps {
  /** As the operator wrote it: bank, number and holder. */
  bank: string;
  /** A row with a small button, or a block whose button is the card's first action. */
  layout?: 'row' | 'block';
  onCopied: (copied: boolean) => void;
}

const split = (bank: string, number: string) => {
  const at = bank.indexOf(number);
  return [bank.slice(0, at), bank.slice(at + number.length)];
};

/** The account to pay into; the number alone is copied. */
export function BankAccount({ bank, layout = 'row', onCopied }: BankAccountProps) {
  const text = accountNumber(bank);
  const [before, after] = split(bank, text);
  return (
    <Account data-layout={layout}>
      <Words>
        <Label>{booking.bank}</Label>
        <Bank>
          {before}
          <Digits>{text}</Digits>
          {after}
        </Bank>
      </Words>
      {layout === 'block' ? (
        <CopyButton text={text} label={booking.copyAccount} variant="primary" size="medium" full onResult={onCopied} />
      ) : (
        <CopyButton text={text} label={booking.copy} onResult={onCopied} />
      )}
    </Account>
  );
}
