import { seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { guestEdit as copy } from '#copy/guestEdit';
import { ChangeList } from '#src/components/operator/shell/ChangeList/ChangeList';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { GuestEditForm } from '#src/components/operator/bookings/GuestEditForm/GuestEditForm';
import { HistoryPanel } from '#src/components/operator/shell/HistoryPanel/HistoryPanel';
import { useHistory } from '#src/store/endpoints/history';
import { useNow } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { GuestFrame } from './GuestFrame';
import { useGuestEdit } from './useGuestEdit';

/** Specification 2, 5. */
export function GuestEditPage() {
  return <GuestFrame title={copy.title}>{(id) => <GuestEdit key={id} id={id} />}</GuestFrame>;
}

function GuestEdit({ id }: { id: number }) {
  const { query, pending, form, save } = useGuestEdit(id);
  const history = useHistory({ guestId: id });
  const today = seoulToday(useNow());
  return (
    <>
      <Screen queries={[query]} skeleton="form">
        {(guest) =>
          guest.state === 'CANCEL' ? (
            <EmptyState title={copy.cancelled} />
          ) : (
            <GuestEditForm
              {...form}
              guest={{ ...guest, state: guest.state }}
              today={today}
              pending={pending}
              onSubmit={(values) => void save(values)}
            />
          )
        }
      </Screen>
      {query.currentData && (
        <HistoryPanel {...history.panel}>
          {history.changes && <ChangeList changes={history.changes} thisYear={yearMonthOf(today).year} />}
        </HistoryPanel>
      )}
    </>
  );
}
