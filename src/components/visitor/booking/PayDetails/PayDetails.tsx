import { WON } from '#contract/money.rules';
import { booking, receipt } from '#copy/booking';
import { format } from '#copy/format';
import { BankAccount } from '../BankAccount/BankAccount';
import { CopyButton } from '#src/components/base/actions/CopyButton/CopyButton';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { PayRow, Rows } from './PayDetails.styles';

export interface PayDetailsProps {
  /** The account; null or empty if none is saved. */
  bank: string | null;
  /** The deposit, in 10,000 won. */
  deposit: number;
  /** Label of the amount, if it is not the whole deposit. */
  depositLabel?: string;
  /** Deadline, an ISO instant; null without one. */
  payBy?: string | null;
  /** Name under which the deposit is to be paid. */
  payer: string;
  /** Called after every attempt to copy; `true` if it succeeded. */
  onCopied: (copied: boolean) => void;
}

/** The data that a banking app asks for. */
export function PayDetails({
  bank,
  deposit,
  depositLabel = booking.deposit,
  payBy = null,
  payer,
  onCopied,
}: PayDetailsProps) {
  const row = (term: string, value: string, text: string, label: string) => (
    <PayRow>
      <dt>{term}</dt>
      <dd>{value}</dd>
      <dd>
        <CopyButton text={text} label={label} size="medium" iconOnly onResult={onCopied} />
      </dd>
    </PayRow>
  );
  return (
    <div>
      {bank ? <BankAccount bank={bank} layout="block" onCopied={onCopied} /> : <p>{booking.noBank}</p>}
      <Rows>
        {row(depositLabel, format.money(deposit), String(deposit * WON), receipt.copyAmount)}
        {payBy !== null && (
          <PayRow>
            <dt>{receipt.payBy}</dt>
            <dd>
              <Sentence>{format.unbroken(receipt.until(format.spokenInstant(payBy)))}</Sentence>
            </dd>
          </PayRow>
        )}
        {row(receipt.payer, payer, payer, receipt.copyPayer)}
      </Rows>
    </div>
  );
}
