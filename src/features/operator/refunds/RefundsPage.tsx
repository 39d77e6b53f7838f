import { seoulToday } from '#contract/day/calendar.rules';
import { firstKept } from '#contract/day/retention.rules';
import { listAddress, PAGES, readPage } from '#contract/paths';
import { guestList } from '#copy/guestList';
import { refunds as copy } from '#copy/refunds';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { Pagination } from '#src/components/base/actions/Pagination/Pagination';
import { focusPage } from '#src/components/base/focus';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { RefundList } from '#src/components/operator/money/RefundList/RefundList';
import { RefundRow } from '#src/components/operator/money/RefundList/RefundRow';
import { useGetRefundsQuery } from '#src/store/endpoints/guests';
import { useNow } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { DoneRefunds } from './DoneRefunds';
import { useGuestActions } from '#src/features/operator/actions/useGuestActions';
import { usePagedSearch, type PagedSearch } from '#src/features/operator/search/usePagedSearch';
import { useThisYear } from '#src/features/base/useThisYear';

const REFUNDS: PagedSearch<'refunds', number> = {
  list: 'refunds',
  read: (search) => ({ page: readPage(search) }),
  addressOf: (filters) => listAddress(PAGES.adminRefunds, filters),
  askedOf: ({ page }) => page,
};

/** Specification 9. */
export function RefundsPage() {
  const { query, pagination } = usePagedSearch(REFUNDS, useGetRefundsQuery);
  const { act, pendingOf } = useGuestActions();
  const thisYear = useThisYear();
  const today = seoulToday(useNow());
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
      <Screen queries={[query]} skeleton="rows" failed={{ title: copy.loadFailed }}>
        {({ list, totalElements, totalAmount }) => (
          <>
            <RefundList total={{ cases: totalElements, amount: totalAmount }}>
              {list.map((guest) => (
                <RefundRow
                  key={guest.id}
                  guest={guest}
                  thisYear={thisYear}
                  erasedSoon={guest.name !== '' && guest.date <= firstKept(today)}
                  pending={pendingOf(guest.id) === 'refund'}
                  onRefunded={async () => {
                    // The row is removed with the focused button.
                    if (await act(guest, 'refund')) focusPage();
                  }}
                />
              ))}
            </RefundList>
            <Pagination {...pagination} />
            <DoneRefunds />
          </>
        )}
      </Screen>
    </OperatorPage>
  );
}
