import { useNavigate } from 'react-router-dom';
import type { Guest } from '#contract/booking/guest.schema';
import type { ConfigLogic } from '#contract/config/config.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { hasDeparted, timesOf } from '#contract/day/times.rules';
import { usesManifest } from '#contract/config/config.rules';
import type { OpenManifest } from '#contract/manifest/manifest.schema';
import { manifestAddress } from '#contract/paths';
import { ManifestCard } from '#src/components/visitor/manifest/ManifestCard/ManifestCard';
import { useAction } from '#src/features/base/useAction';
import { useOpenManifestMutation } from '#src/store/endpoints/openManifest';
import { useNow } from '#src/store/hooks';

interface OwnManifestProps {
  guest: Pick<Guest, 'guestId' | 'guestCount' | 'state'>;
  day: ReserveDay;
  policy: ConfigLogic;
  /** The booking's key or password. */
  proof: { key: string } | Pick<OpenManifest, 'password'>;
}

/** Link to the passenger list of a booking before its trip. */
export function OwnManifest({ guest, day, policy, proof }: OwnManifestProps) {
  const now = useNow();
  const navigate = useNavigate();
  const [open, opening] = useOpenManifestMutation();
  const { run, error } = useAction();
  const isAhead = day.state !== 'CANCEL' && !hasDeparted(day.date, timesOf(day, policy), now);
  if (!usesManifest(policy) || guest.state === 'CANCEL' || !isAhead) return null;
  return (
    <ManifestCard
      people={guest.guestCount}
      pending={opening.isLoading}
      error={error}
      onOpen={() =>
        void run(open({ guestId: guest.guestId, ...proof }), {
          next: ({ token }) => void navigate(manifestAddress(token)),
        })
      }
    />
  );
}
