import { refunds as copy } from '#copy/refunds';
import { ErrorState } from '#src/components/base/feedback/ErrorState/ErrorState';
import { focusPage } from '#src/components/base/focus';
import { RefundList } from '#src/components/operator/money/RefundList/RefundList';
import { RefundRow } from '#src/components/operator/money/RefundList/RefundRow';
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
  const amount = done.reduce((sum, { refund }) => sum + (refund?.amount ?? 0), 0);
  return (
    <RefundList title={copy.doneTitle} total={{ cases: done.length, amount }}>
      {done.map((guest) => (
        <RefundRow
          key={guest.id}
          guest={guest}
          thisYear={thisYear}
          pending={pendingOf(guest.id) === 'unrefund'}
          onUndo={async () => {
            // The row is removed with the focused button.
            if (await act(guest, 'unrefund')) focusPage();
          }}
        />
      ))}
    </RefundList>
  );
}
