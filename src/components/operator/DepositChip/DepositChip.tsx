import type { DepositMark } from '../../../../contract/booking/guest.schema';
import { guest as copy } from '../../../../copy/guest';
import { Chip } from './DepositChip.styles';

interface DepositChipProps {
  /** What is known of the deposit. */
  mark: DepositMark;
}

/** What the operator should know of an unpaid deposit: claimed, overdue or due today. */
export function DepositChip({ mark }: DepositChipProps) {
  return <Chip data-mark={mark}>{copy.deposit[mark]}</Chip>;
}
