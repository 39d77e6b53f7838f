import type { DepositMark } from '#contract/booking/guest.schema';
import { guest as copy } from '#copy/guest';
import { Chip } from './DepositChip.styles';

interface DepositChipProps {
  /** State of the deposit. */
  mark: DepositMark;
}

export function DepositChip({ mark }: DepositChipProps) {
  return <Chip data-mark={mark}>{copy.deposit[mark]}</Chip>;
}
