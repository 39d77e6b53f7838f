import type { Guest } from '../../../contract/guest/guest.schema';
import type { ReserveDay } from '../../../contract/day/day.schema';
import { booking, receipt } from '../../../copy/booking';
import { format } from '../../../copy/format';
import { BankAccount } from '../BankAccount/BankAccount';
import { CopyButton } from '../CopyButton/CopyButton';
import { Card, PayRow, Rows, Small } from './BookingReceipt.styles';

interface PayCardProps {
  guest: Pick<Guest, 'name' | 'guestCount'>;
  day: Pick<ReserveDay, 'reservePrice'>;
  bank: string | null;
  onCopied: (copied: boolean) => void;
}

/** What a banking app asks for: account, amount in won, payer. */
export function PayCard({ guest, day, bank, onCopied }: PayCardProps) {
  const deposit = day.reservePrice * guest.guestCount;
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
    <Card>
      <h2>{receipt.payTitle}</h2>
      {bank && <BankAccount bank={bank} layout="block" onCopied={onCopied} />}
      <Rows>
        {row(booking.deposit, format.money(deposit), String(deposit * 10_000), receipt.copyAmount)}
        {row(receipt.payer, guest.name, guest.name, receipt.copyPayer)}
      </Rows>
      <Small>{receipt.unpaid}</Small>
    </Card>
  );
}
