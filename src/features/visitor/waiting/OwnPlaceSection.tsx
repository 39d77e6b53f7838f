import { useState } from 'react';
import type { OwnPlace as Place, OwnWaiting } from '#contract/waiting/waiting.schema';
import { PAGES } from '#contract/paths';
import { againText } from '#copy/again';
import { ownPlace as copy } from '#copy/waiting';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { toPageTop } from '#src/components/base/focus';
import { OwnPlace } from '#src/components/visitor/waiting/OwnPlace/OwnPlace';
import { OwnPlaceForm, type OwnPlaceValues } from '#src/components/visitor/waiting/OwnPlace/OwnPlaceForm';
import { refusal } from '#src/store/api';
import { endedHere, placeName } from '#src/store/sync/endedHere';
import { useAppDispatch } from '#src/store/hooks';
import { useAction } from '#src/features/base/useAction';
import { useFindPlaceMutation, useLeaveWaitingMutation } from './endpoints';

/** `gone`: a request with a lost response has left the line. */
type Found = { place: Place; asked: OwnWaiting } | 'left' | 'gone' | null;

const GONE: ReadonlySet<string | undefined> = new Set(['WAITING_NOT_FOUND', 'CONFLICT']);

export function OwnPlaceSection({ id, listHref }: { id: string; listHref: string }) {
  const [found, setFound] = useState<Found>(null);
  const [find, finding] = useFindPlaceMutation();
  const [leave, leaving] = useLeaveWaitingMutation();
  const dispatch = useAppDispatch();
  const looking = useAction();
  const going = useAction();
  const show = (next: Found): void => {
    setFound(next);
    toPageTop();
  };
  const leavePlace = async ({ place, asked }: { place: Place; asked: OwnWaiting }): Promise<void> => {
    const result = await leave(asked);
    const isGone = GONE.has(refusal(result.error)?.code);
    if (isGone || !result.error) dispatch(endedHere(placeName(place)));
    await going.run(isGone ? { data: null } : result, {
      again: againText.cancel,
      next: () => show(isGone ? 'gone' : 'left'),
    });
  };
  if (found === 'left' || found === 'gone')
    return (
      <EmptyState
        title={copy[found]}
        hint={found === 'left' ? copy.leftHint : copy.goneHint}
        action={<LinkButton href={PAGES.waiting(id)}>{copy.join}</LinkButton>}
      />
    );
  if (found)
    return (
      <OwnPlace
        place={found.place}
        listHref={listHref}
        pending={leaving.isLoading}
        error={going.error}
        onLeave={() => void leavePlace(found)}
      />
    );
  return (
    <OwnPlaceForm
      {...looking.form}
      pending={finding.isLoading}
      onSubmit={async (values: OwnPlaceValues) => {
        const asked = { id: Number(id), ...values };
        await looking.run(find(asked), { next: (place) => show({ place, asked }) });
      }}
    />
  );
}
