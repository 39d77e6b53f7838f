import type { ReserveDay } from '#contract/day/day.schema';
import { API, apiPath, PAGES } from '#contract/paths';
import { pages } from '#copy/pages';
import { share } from '#copy/share';
import { tripTitle } from '#copy/tripText';
import { AddToCalendar } from '#src/components/visitor/booking/AddToCalendar/AddToCalendar';
import { ShareButton } from '#src/components/visitor/booking/ShareButton/ShareButton';
import type { ShareResult } from '#src/components/visitor/booking/ShareButton/shareLink';
import { showToast } from '#src/components/base/feedback/Toast/showToast';

interface TripWaysProps {
  day: Pick<ReserveDay, 'id' | 'date' | 'fish'>;
  storeName: string;
  /** Deadline of the deposit, an ISO instant; null without one. */
  payBy: string | null;
}

/** The phone's share sheet shows its own result. */
const showOutcome = (result: ShareResult) => {
  if (result === 'copied') showToast('success', share.copied);
  if (result === 'failed') showToast('error', share.failed);
};

/** Neither the file nor the shared link contains the guest's data. */
export function TripWays({ day, storeName, payBy }: TripWaysProps) {
  const file = apiPath(API.calendarFile, { id: day.id });
  return (
    <>
      <AddToCalendar href={payBy === null ? file : `${file}?payBy=${encodeURIComponent(payBy)}`} size="large" />
      <ShareButton
        url={PAGES.reserveDay(day.id)}
        title={pages.title(tripTitle(day), storeName)}
        size="large"
        onResult={showOutcome}
      />
    </>
  );
}
