import { Children, useId, useState, type ReactNode } from 'react';
import { attention as copy } from '#copy/attention';
import { format } from '#copy/format';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { Item } from '#src/components/operator/shell/AttentionList/AttentionList.styles';
import { Deposits, FEW, More, Table, Top } from './DepositsDue.styles';

export interface DepositsDueProps {
  /** Number of all deposits, listed or not. */
  count: number;
  /** URL of the full list, if not all are listed. */
  allHref?: string | undefined;
  /** One DepositRow each. */
  children: ReactNode;
}

export function DepositsDue({ count, allHref, children }: DepositsDueProps) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const listed = Children.count(children);
  // Folding a single deposit saves no space.
  const isLong = listed > FEW + 1;
  return (
    <Item data-tone="soon">
      <Icon name="warn" />
      <Top>
        <b id={id}>{copy.deposits(format.cases(count))}</b>
        {allHref ? (
          <LinkButton href={allHref} size="small" variant="quiet">
            {copy.allDeposits}
          </LinkButton>
        ) : (
          isLong && (
            <More size="small" variant="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
              {whole ? copy.fewDeposits : copy.allDepositsOf(format.cases(listed))}
            </More>
          )
        )}
      </Top>
      <Table>
        <Deposits aria-labelledby={id} data-few={(isLong && !whole) || undefined}>
          {children}
        </Deposits>
      </Table>
    </Item>
  );
}
