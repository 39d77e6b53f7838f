import { refunds as copy } from '#copy/refunds';
import { ErrorState } from '#src/components/base/feedback/ErrorState/ErrorState';
import { focusPage } from '#src/components/base/focus';
import { RefundList } from '#src/components/operator/money/RefundList/RefundList';
import { DoneRefundRow } from '#src/components/operator/money/RefundList/DoneRefundRow';
import { failureText } from '#src/store/api';
import { useGetDoneRefundsQuery } from '#src/store/endpoints/guests';
import { useGuestActions } from '#src/features/operator/actions/useGuestActions';
import { useThisYear } from '#src/features/base/useThisYear';

export function DoneRefunds() {
  const { currentData: done, error, refetch } = useGetDoneRefundsQuery();
  const { act, pendingOf } = useGuestActions();
  const thisYear = useThisYear();
  if (!done && error !== undefined)
    return <ErrorState title={copy.doneFailed} hint={failureText(error)} onRetry={() => void refetch()} />;
  if (!done || done.length === 0) return null;
  const total = { cases: done.length, amount: done.reduce((sum, { amount }) => sum + amount, 0) };
  return (
    <RefundList title={copy.doneTitle} total={total}>
      {done.map((refund) => (
        <DoneRefundRow
          key={refund.id}
          done={refund}
          thisYear={thisYear}
          pending={refund.guest !== null && pendingOf(refund.guest.id) === 'unrefund'}
          onUndo={async () => {
            // The row is removed with the focused button.
            if (refund.guest && (await act(refund.guest, 'unrefund'))) focusPage();
          }}
        />
      ))}
    </RefundList>
  );
}
