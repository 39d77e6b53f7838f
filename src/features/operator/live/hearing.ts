import { QueryStatus } from '@reduxjs/toolkit/query';
import type { LiveEvent } from '../../../../contract/live/live.schema';
import { showCountingToast } from '../../../components/base/feedback/Toast/showToast';
import { api } from '../../../store/api';
import { liveApi } from '../../../store/endpoints/live';
import { forgetOwnActions, takeOwnAction } from '../../../store/endpoints/ownActions';
import type { useAppDispatch } from '../../../store/hooks';
import { countedText, isTold, liveText, type ToldAction, type ToldEvent } from './liveToast';

/** Events that come together are answered together: one reading anew, and one line. */
const GATHER_MS = 150;
/** The one line that tells what others did. */
const LINE = 'live';

/** Whether this page waits for answers: what one has pressed oneself goes before what arrives. */
const isBusy =
  () =>
  (_dispatch: unknown, getState: () => unknown): boolean => {
    const { queries, mutations } = (getState() as { api: ReturnType<typeof api.reducer> }).api;
    return [...Object.values(queries), ...Object.values(mutations)].some(
      (call) => call?.status === QueryStatus.pending,
    );
  };

/** Answers what the line says: reads anew what is shown, and tells the person what others did. */
export const hearing = (dispatch: ReturnType<typeof useAppDispatch>) => {
  let gathered: LiveEvent[] = [];
  let begun = false;
  /** What the standing line tells of, until it has gone. */
  let told: ToldEvent[] = [];

  const say = (text: string) => showCountingToast(LINE, text, () => (told = []));
  const tell = async (events: readonly ToldEvent[]): Promise<void> => {
    told = [...told, ...events];
    const [first] = told;
    if (!first) return;
    if (told.length > 1) return say(countedText(told));
    const call = liveApi.endpoints.readChangedGuest.initiate(first.guestId, { forceRefetch: true, subscribe: false });
    const { data } = await dispatch(call);
    // Others may have come while it was read; then the line counts already.
    if (told.length === 1) say(liveText(first.action satisfies ToldAction, data ?? null));
  };
  const isOwn = (event: LiveEvent): boolean =>
    event.event === 'booking' && event.guestId !== null && dispatch(takeOwnAction(event.action, event.guestId));

  const answer = (): void => {
    // One's own act, or the last reading, is still on its way: what arrives meanwhile is answered with the next look.
    if (dispatch(isBusy())) {
      setTimeout(answer, GATHER_MS);
      return;
    }
    const events = gathered;
    gathered = [];
    const others = events
      .filter((event) => !isOwn(event))
      .filter((event) => event.event === 'booking')
      .filter(isTold);
    // The first `ready` too: what was read before the line stood may be older than what the line tells.
    if (events.some(({ event }) => event !== 'ready' || !begun))
      dispatch(api.util.invalidateTags(['Guest', 'Day', 'Message']));
    begun ||= events.some(({ event }) => event === 'ready');
    if (events.some(({ event }) => event === 'resync')) dispatch(forgetOwnActions());
    if (others.length > 0) void tell(others);
  };
  return (event: LiveEvent): void => {
    gathered.push(event);
    if (gathered.length === 1) setTimeout(answer, GATHER_MS);
  };
};
