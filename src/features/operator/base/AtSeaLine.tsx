import { PAGES } from '../../../../contract/paths';
import { SeaStatus } from '../../../components/operator/SeaStatus/SeaStatus';
import { useAppSelector, useNow } from '../../../store/hooks';
import { selectAtSea } from './selectAtSea';

/** On every operator's page while there is no signal: how old the kept lists are, the ways to them, what is not sent yet. */
export function AtSeaLine() {
  const { kept, isLost, unsent } = useAppSelector(selectAtSea);
  return (
    <SeaStatus
      isLost={isLost}
      receivedAt={kept?.at ?? null}
      now={useNow()}
      unsent={unsent.length}
      lists={(kept?.trips ?? []).map(({ day: { date } }) => ({ date, href: PAGES.adminBoarding(date) }))}
    />
  );
}
