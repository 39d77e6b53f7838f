import type { OpeningRun } from '#contract/day/month.rules';
import { bookingForm } from '#copy/bookingForm';
import { format } from '#copy/format';
import { reserve } from '#copy/reserve';
import { runText } from '#copy/tripText';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { useOpening } from '#src/components/trip/opening/useOpening';
import { Box } from './OpeningBanner.styles';

export interface OpeningBannerProps {
  /** Days that open for booking together. */
  run: OpeningRun;
  /** The server's clock, which decides the opening. */
  clock: () => Date;
}

/**
 * It stays after the opening, so that nothing moves. A screen reader reads the time of the opening, not the seconds.
 */
export function OpeningBanner({ run, clock }: OpeningBannerProps) {
  const opening = useOpening(run, clock);
  const days = runText(run);
  return (
    <Box>
      <Sentence>
        {opening
          ? format.unbroken(reserve.opensTogether(format.spokenInstant(run.opensAt), days))
          : reserve.openedTogether(days)}
      </Sentence>
      {opening?.left && (
        <b aria-hidden="true">{bookingForm.opensIn(reserve.left(opening.left.minutes, opening.left.seconds))}</b>
      )}
    </Box>
  );
}
