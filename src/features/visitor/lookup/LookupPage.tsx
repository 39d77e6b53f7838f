import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Lookup } from '#contract/booking/booking.schema';
import { usesReserveFind } from '#contract/config/config.rules';
import { seoulToday } from '#contract/day/calendar.rules';
import { PAGES } from '#contract/paths';
import type { ConfigLogic } from '#contract/config/config.schema';
import { networkText } from '#copy/network';
import { frame } from '#copy/frame';
import { pages } from '#copy/pages';
import { lookup } from '#copy/lookup';
import type { FoundGuest } from '#contract/booking/guest.schema';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { LookupForm } from '#src/components/visitor/lookup/LookupForm/LookupForm';
import { toPageTop } from '#src/components/base/focus';
import { VisitorPage } from '#src/components/frame/Page/Page';
import { useIsHydrating } from '#src/components/base/useIsHydrating';
import { useConfigInfo, useConfigLogic } from '#src/store/endpoints/config';
import { useNow } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { useAction } from '#src/features/base/useAction';
import { forgetOwnBookings, forgetPastBookings, readOwnBookings } from '#src/features/visitor/ownBookings/ownBookings';
import { useFindBookingMutation } from './endpoints';
import { FoundSection } from './FoundSection';
import { Forgotten } from './LookupPage.styles';

/** Specification 2. */
export function LookupPage() {
  const tel = useConfigInfo().data?.tel ?? null;
  const logic = useConfigLogic();
  const [search] = useSearchParams();
  const [find, finding] = useFindBookingMutation();
  const { run, error } = useAction();
  const [found, setFound] = useState<{ guest: FoundGuest; asked: Lookup } | null>(null);

  const today = seoulToday(useNow());
  const isHydrating = useIsHydrating();
  const [forgotten, setForgotten] = useState(false);
  const own = useMemo(() => (isHydrating || forgotten ? [] : readOwnBookings(today)), [isHydrating, forgotten, today]);

  useEffect(() => forgetPastBookings(today), [today]);

  const submit = async (asked: Lookup) => {
    await run(find(asked), {
      next: (guest) => {
        setFound({ guest, asked });
        toPageTop();
      },
    });
  };
  const call = tel && (
    <LinkButton href={`tel:${tel}`} icon="phone" full>
      {frame.call}
    </LinkButton>
  );
  const list = <LinkButton href={PAGES.reserve()}>{frame.toReserve}</LinkButton>;
  const isOff = logic.data && !usesReserveFind(logic.data);
  const content = (rules: ConfigLogic) => {
    if (!usesReserveFind(rules)) return <EmptyState title={lookup.off} hint={lookup.offHint} action={call || list} />;
    if (found) return <FoundSection {...found} onChanged={(guest) => setFound({ ...found, guest })} />;
    return (
      <>
        <LookupForm
          initialNumber={search.get('id') ?? ''}
          ownBookings={own}
          onForget={() => {
            forgetOwnBookings();
            setForgotten(true);
          }}
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
    <VisitorPage current="reserve" title={lookup.title} lead={isOff ? lookup.offHint : pages.findLead}>
      <Screen queries={[logic]} skeleton="form" failed={{ title: networkText.loadFailed, hint: '', tel }}>
        {content}
      </Screen>
    </VisitorPage>
  );
}
