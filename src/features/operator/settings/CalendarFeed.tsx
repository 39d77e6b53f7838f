import { calendarFeed as copy } from '#copy/calendarFeed';
import { CalendarFeedCard } from '#src/components/operator/days/CalendarFeedCard/CalendarFeedCard';
import { Screen } from '#src/features/base/Screen';
import { showCopied } from '#src/features/base/showCopied';
import { useAction } from '#src/features/base/useAction';
import { useEndCalendarFeedMutation, useGetCalendarFeedQuery, useRenewCalendarFeedMutation } from './endpoints';

/** docs/decisions/0020. */
export function CalendarFeed() {
  const query = useGetCalendarFeedQuery();
  const [renew, renewing] = useRenewCalendarFeedMutation();
  const [end, ending] = useEndCalendarFeedMutation();
  const { run } = useAction();
  return (
    <Screen queries={[query]} skeleton="form" failed={{ title: copy.loadFailed }}>
      {(feed) => {
        const renewal = feed.since === null ? 'make' : 'renew';
        return (
          <CalendarFeedCard
            feed={feed}
            pending={renewing.isLoading ? renewal : ending.isLoading ? 'end' : null}
            onAct={(act) => {
              if (act === 'end') void run(end(), { done: copy.ended });
              else void run(renew(), { done: act === 'make' ? copy.made : copy.renewed });
            }}
            onCopied={showCopied}
          />
        );
      }}
    </Screen>
  );
}
