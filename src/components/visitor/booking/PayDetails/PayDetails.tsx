import { WON } from '#contract/money.rules';
import { booking, receipt } from '#copy/booking';
import { format } from '#copy/format';
import { CopyButton } from '#src/components/base/actions/CopyButton/CopyButton';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { sumDue } from '#copy/sumDue';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { accountNumber } from './accountNumber';
import { Deadline, Digits, Fact, Of, Rows, Sum } from './PayDetails.styles';

export interface PayDetailsProps {
  /** The account; null or empty if none is saved. */
  bank: string | null;
  /** Amount to pay now, in 10,000 won. */
  deposit: number;
  /** The whole fare, in 10,000 won. */
  fee?: number;
  /** Label of the amount; default: the deposit. */
  depositLabel?: string | undefined;
  /** Deadline, an ISO instant; null without one. */
  payBy?: string | null;
  /** Name of the depositor. */
  payer: string;
  /** Called after every copy attempt; `true` on success. */
  onCopied: (copied: boolean) => void;
}

/** Amount and deadline, and the facts for a banking app. */
export function PayDetails({
  bank,
  deposit,
  fee = deposit,
  depositLabel,
  payBy = null,
  payer,
  onCopied,
}: PayDetailsProps) {
  const { label, money, of } = sumDue(fee, deposit);
  const copy = (text: string, name: string, isMain = false) => (
    <dd>
      <CopyButton
        text={text}
        label={name}
        variant={isMain ? 'primary' : 'line'}
        size="medium"
        iconOnly
        onResult={onCopied}
      />
    </dd>
  );
  const number = accountNumber(bank ?? '');
  const [before, after] = (bank ?? '').split(number);
  return (
    <Rows>
      <Fact>
        <dt>{depositLabel ?? label}</dt>
        <dd>
          <Sum>{money}</Sum>
          {of && <Of>{of}</Of>}
        </dd>
        {copy(String(deposit * WON), receipt.copyAmount)}
      </Fact>
      {payBy !== null && (
        <Deadline>
          <VisuallyHidden as="dt">{receipt.payBy}</VisuallyHidden>
          <dd>
            <Sentence>{format.unbroken(receipt.until(format.spokenInstant(payBy)))}</Sentence>
          </dd>
        </Deadline>
      )}
      {bank ? (
        <Fact>
          <dt>{booking.bank}</dt>
          <dd>
            <span>{before}</span>
            <Digits>{number}</Digits>
            <span>{after}</span>
          </dd>
          {copy(number, booking.copyAccount, true)}
        </Fact>
      ) : (
        <Fact>
          <dt>{booking.noBank}</dt>
        </Fact>
      )}
      <Fact>
        <dt>{receipt.payer}</dt>
        <dd>{payer}</dd>
        {copy(payer, receipt.copyPayer)}
      </Fact>
    </Rows>
  );
}
