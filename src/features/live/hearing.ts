import type { LiveEvent } from '../../../contract/live/live.schema';
import { showToast } from '../../components/Toast/showToast';
import { api } from '../../store/api';
import { liveApi } from '../../store/endpoints/live';
import { forgetOwnActs, takeOwnAct } from '../../store/endpoints/ownActions';
import type { useAppDispatch } from '../../store/hooks';
import { countedText, isTold, liveText, type ToldEvent } from './liveToast';

/** Events that come together are answered together: one reading anew, and one message where they are many. */
const GATHER_MS = 150;
const TOLD_ONE_BY_ONE = 3;

/** Answers what the line says: reads anew what is shown, and tells the person what others did. */
export const hearing = (dispatch: ReturnType<typeof useAppDispatch>) => {
  let gathered: LiveEvent[] = [];
  let begun = false;

  const tell = async (event: ToldEvent): Promise<void> => {
    const call = liveApi.endpoints.readChangedGuest.initiate(event.guestId, { forceRefetch: true, subscribe: false });
    const { data } = await dispatch(call);
    showToast('info', liveText(event.action, data ?? null));
  };
  const isOwn = (event: LiveEvent): boolean =>
    event.event === 'booking' && event.guestId !== null && dispatch(takeOwnAct(event.action, event.guestId));

  const answer = (): void => {
    const events = gathered;
    gathered = [];
    // The first `ready` too: what was read before the line stood may be older than what the line tells.
    if (events.some(({ event }) => event !== 'ready' || !begun))
      dispatch(api.util.invalidateTags(['Guest', 'Day', 'Message']));
    begun ||= events.some(({ event }) => event === 'ready');
    const told = events
      .filter((event) => !isOwn(event))
      .filter((event) => event.event === 'booking')
      .filter(isTold);
    if (events.some(({ event }) => event === 'ready' || event === 'resync')) dispatch(forgetOwnActs());
    if (told.length > TOLD_ONE_BY_ONE) for (const line of countedText(told)) showToast('info', line);
    else for (const event of told) void tell(event);
  };
  return (event: LiveEvent): void => {
    gathered.push(event);
    if (gathered.length === 1) setTimeout(answer, GATHER_MS);
  };
};
