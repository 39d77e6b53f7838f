import type { ReserveDay } from '../../../../contract/day/day.schema';
import { API, apiPath, PAGES } from '../../../../contract/paths';
import { pages } from '../../../../copy/pages';
import { share } from '../../../../copy/share';
import { tripTitle } from '../../../../copy/tripText';
import { AddToCalendar } from '../../../components/visitor/AddToCalendar/AddToCalendar';
import { ShareButton } from '../../../components/visitor/ShareButton/ShareButton';
import type { ShareResult } from '../../../components/visitor/ShareButton/shareLink';
import { showToast } from '../../../components/base/feedback/Toast/showToast';

interface TripWaysProps {
  day: Pick<ReserveDay, 'id' | 'date' | 'fish'>;
  store: string;
}

/** Shows a toast if the link was copied or sharing failed. The sheet of the phone reports its own outcome. */
const showOutcome = (result: ShareResult) => {
  if (result === 'copied') showToast('success', share.copied);
  if (result === 'failed') showToast('error', share.failed);
};

/** Adds the trip to a calendar and shares its page; neither contains the guest's data. */
export function TripWays({ day, store }: TripWaysProps) {
  return (
    <>
      <AddToCalendar href={apiPath(API.calendarFile, { id: day.id })} size="large" />
      <ShareButton
        url={PAGES.reserveDay(day.id)}
        title={pages.title(tripTitle(day), store)}
        size="large"
        onResult={showOutcome}
      />
    </>
  );
}
