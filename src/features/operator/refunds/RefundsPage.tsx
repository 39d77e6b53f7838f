import { useState } from 'react';
import { PAGES } from '../../../../contract/paths';
import { frame } from '../../../../copy/frame';
import { guest as guestCopy } from '../../../../copy/guest';
import { guestList } from '../../../../copy/guestList';
import { refunds as copy } from '../../../../copy/refunds';
import { ErrorState } from '../../../components/base/feedback/ErrorState/ErrorState';
import { LinkButton } from '../../../components/base/actions/LinkButton/LinkButton';
import { OperatorPage } from '../../../components/frame/Page/OperatorPage';
import { focusPage, toPageTop } from '../../../components/frame/Page/focusPage';
import { Pagination } from '../../../components/base/actions/Pagination/Pagination';
import { RefundList } from '../../../components/operator/RefundList/RefundList';
import { Skeleton } from '../../../components/base/feedback/Skeleton/Skeleton';
import { showOutcome } from '../../../components/base/feedback/Toast/showOutcome';
import { failureText } from '../../../store/api';
import {
  useGetRefundsQuery,
  useMarkRefundedMutation,
  useUnmarkRefundedMutation,
} from '../../../store/endpoints/guests';

/** `/admin/refunds`: refunds still owed for cancelled bookings (specification 9). */
export function RefundsPage() {
  const [page, setPage] = useState(0);
  const refunds = useGetRefundsQuery(page);
  const [mark, marking] = useMarkRefundedMutation();
  const [unmark] = useUnmarkRefundedMutation();
  const takeBack = async (id: number) => {
    const { error } = await unmark(id);
    showOutcome(error ? failureText(error) : null, guestCopy.unrefunded);
  };
  // The previous page stays visible while the next one loads; an error replaces it.
  const failed = refunds.isError && !refunds.currentData;
  const shown = failed ? undefined : refunds.data;

  const showPage = (chosen: number) => {
    setPage(chosen);
    toPageTop();
  };
  // The page may no longer exist, because its last refund was marked as paid.
  const pages = refunds.currentData?.totalPages;
  if (pages !== undefined && page > 0 && page >= pages) setPage(Math.max(0, pages - 1));

  return (
    <OperatorPage
      section="guests"
      title={copy.page}
      aside={
        <LinkButton href={PAGES.adminGuests} icon="users">
          {guestList.title}
        </LinkButton>
      }
    >
      {shown ? (
        <>
          <RefundList
            guests={shown.list}
            total={{ cases: shown.totalElements, amount: shown.totalAmount }}
            pendingId={marking.isLoading ? (marking.originalArgs ?? null) : null}
            onRefunded={async ({ id }) => {
              const { error } = await mark(id);
              const undo = { of: `refund-${id}`, onUndo: () => void takeBack(id) };
              // The row is removed together with the focused button: the focus moves to the start of the page.
              if (showOutcome(error ? failureText(error) : null, copy.marked, undo)) focusPage();
            }}
          />
          <Pagination page={shown.page} totalPages={shown.totalPages} onChange={showPage} />
        </>
      ) : failed ? (
        <ErrorState title={copy.loadFailed} hint={failureText(refunds.error)} onRetry={() => void refunds.refetch()} />
      ) : (
        <Skeleton kind="guest-list" label={frame.loading} />
      )}
    </OperatorPage>
  );
}
