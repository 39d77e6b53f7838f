import type { ReactNode } from 'react';
import { BELOW_MINIMUM_DAYS } from '#contract/day/day.rules';
import { attention as copy } from '#copy/attention';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { Hint, Item, Text } from '#src/components/operator/shell/AttentionList/AttentionList.styles';
import { Days } from './BelowMinimumDays.styles';

export interface BelowMinimumDaysProps {
  /** Number of the days; at least one. */
  count: number;
  /** One BelowMinimumDay each, by date. */
  children: ReactNode;
}

export function BelowMinimumDays({ count, children }: BelowMinimumDaysProps) {
  return (
    <Item data-tone="urgent">
      <Icon name="warn" />
      <Text>
        <b>{copy.belowMinimum(count, BELOW_MINIMUM_DAYS)}</b>
        <Hint>{copy.belowMinimumHint}</Hint>
        <Days>{children}</Days>
      </Text>
    </Item>
  );
}
