import { booking } from '#copy/booking';
import { CopyButton } from '#src/components/base/actions/CopyButton/CopyButton';
import { accountNumber } from './accountNumber';
import { Account, Bank, Label, Digits, Words } from './BankAccount.styles';

export interface BankAccountProps {
  /** Bank, account number and holder, as the operator entered them. */
  bank: string;
  /** `row`: a small button; `block`: the button is the card's main action. */
  layout?: 'row' | 'block';
  /** Called after every attempt to copy; `true` if it succeeded. */
  onCopied: (copied: boolean) => void;
}

const split = (bank: string, number: string) => {
  const at = bank.indexOf(number);
  return [bank.slice(0, at), bank.slice(at + number.length)];
};

/** The button copies the account number only. */
export function BankAccount({ bank, layout = 'row', onCopied }: BankAccountProps) {
  const text = accountNumber(bank);
  const [before, after] = split(bank, text);
  return (
    <Account data-layout={layout}>
      <Words>
        <Label>{booking.bank}</Label>
        <Bank>
          <span>{before}</span>
          <Digits>{text}</Digits>
          <span>{after}</span>
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
