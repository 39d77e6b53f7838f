import { SeaStatus } from '#src/components/operator/shell/SeaStatus/SeaStatus';
import { useAppSelector, useNow } from '#src/store/hooks';
import { selectAtSea } from './atSea.slice';

/** Counts a tick once the device has stored it, so that a reload does not change the count. */
export function AtSeaLine() {
  const { lists, isLost, unsent, storing, unstored } = useAppSelector(selectAtSea);
  const waiting = unsent.filter(({ key }) => !storing.includes(key));
  return (
    <SeaStatus
      isLost={isLost}
      receivedAt={lists?.at ?? null}
      now={useNow()}
      unsent={waiting.length}
      unstored={waiting.filter(({ key }) => unstored.includes(key)).length}
    />
  );
}
