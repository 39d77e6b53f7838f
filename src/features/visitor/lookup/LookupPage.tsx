import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Lookup } from '../../../../contract/booking/booking.schema';
import { usesReserveFind } from '../../../../contract/config/config.rules';
import { networkText } from '../../../../copy/errors';
import { frame } from '../../../../copy/frame';
import { pages } from '../../../../copy/pages';
import { lookup } from '../../../../copy/lookup';
import type { FoundGuest } from '../../../../contract/booking/guest.schema';
import { EmptyState } from '../../../components/base/feedback/EmptyState/EmptyState';
import { ErrorState } from '../../../components/base/feedback/ErrorState/ErrorState';
import { LinkButton } from '../../../components/base/actions/LinkButton/LinkButton';
import { LookupForm } from '../../../components/visitor/LookupForm/LookupForm';
import { toPageTop } from '../../../components/frame/Page/focusPage';
import { VisitorPage } from '../../../components/frame/Page/Page';
import { useShell } from '../../../components/frame/Page/Shell';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { Skeleton } from '../../../components/base/feedback/Skeleton/Skeleton';
import { failureText } from '../../../store/api';
import { useConfigLogic } from '../../../store/endpoints/config';
import { useFindBookingMutation } from './endpoints';
import { FoundSection } from './FoundSection';
import { Forgotten } from './LookupPage.styles';

/** `/reserve/find`: look up and cancel a booking by its number and password (specification 2). */
export function LookupPage() {
  const tel = useShell().info?.tel ?? null;
  const [search] = useSearchParams();
  const logic = useConfigLogic();
  const [find, finding] = useFindBookingMutation();
  const [error, setError] = useState<string | null>(null);
  const [found, setFound] = useState<{ guest: FoundGuest; asked: Lookup } | null>(null);

  const submit = async (asked: Lookup) => {
    setError(null);
    const answer = await find(asked);
    if (answer.data) {
      setFound({ guest: answer.data, asked });
      toPageTop();
    } else {
      const text = failureText(answer.error);
      setError(text);
      showToast('error', text);
    }
  };
  const call = tel && (
    <LinkButton href={`tel:${tel}`} icon="phone" full>
      {frame.call}
    </LinkButton>
  );
  const content = () => {
    if (logic.isError && !logic.data)
      return <ErrorState title={networkText.loadFailed} tel={tel} onRetry={() => void logic.refetch()} />;
    if (!logic.data) return <Skeleton kind="form" label={frame.loading} />;
    if (!usesReserveFind(logic.data)) return <EmptyState title={lookup.off} hint={lookup.offHint} action={call} />;
    if (found) return <FoundSection {...found} onChanged={(guest) => setFound({ ...found, guest })} />;
    return (
      <>
        <LookupForm
          initialNumber={search.get('id') ?? ''}
          pending={finding.isLoading}
          error={error}
          onSubmit={submit}
        />
        <Forgotten>{lookup.forgotten}</Forgotten>
        {call}
      </>
    );
  };
  return (
    <VisitorPage current="reserve" title={lookup.title} lead={pages.findLead}>
      {content()}
    </VisitorPage>
  );
}
