import { QueryStatus } from '@reduxjs/toolkit/query';
import type { LiveEvent } from '#contract/live/live.schema';
import { showCountingToast } from '#src/components/base/feedback/Toast/showToast';
import { api } from '#src/store/api';
import { liveApi, thisClient } from '#src/store/endpoints/live';
import { fresh, type useAppDispatch } from '#src/store/hooks';
import { countedText, isAnnounced, liveText, type AnnouncedAction, type AnnouncedEvent } from './liveToast';

/** Events within this time share one refetch and one toast. */
const GATHER_MS = 150;
const LINE = 'live';

/** The operator's own requests go first. */
const isBusy =
  () =>
  (_dispatch: unknown, getState: () => unknown): boolean => {
    const { queries, mutations } = (getState() as { api: ReturnType<typeof api.reducer> }).api;
    return [...Object.values(queries), ...Object.values(mutations)].some(
      (call) => call?.status === QueryStatus.pending,
    );
  };

export const liveListener = (dispatch: ReturnType<typeof useAppDispatch>) => {
  let gathered: LiveEvent[] = [];
  let begun = false;
  let announced: AnnouncedEvent[] = [];

  const show = (text: string) => showCountingToast(LINE, text, () => (announced = []));
  const announce = async (events: readonly AnnouncedEvent[]): Promise<void> => {
    announced = [...announced, ...events];
    const [first] = announced;
    if (!first) return;
    if (announced.length > 1) return show(countedText(announced));
    const { data } = await dispatch(liveApi.endpoints.readChangedGuest.initiate(first.guestId, fresh));
    // More events may have arrived, so the toast may show a count.
    if (announced.length === 1) show(liveText(first.action satisfies AnnouncedAction, data ?? null));
  };
  const client = dispatch(thisClient());

  const showGathered = (): void => {
    if (dispatch(isBusy())) {
      setTimeout(showGathered, GATHER_MS);
      return;
    }
    const events = gathered;
    gathered = [];
    const others = events
      .filter((event) => event.event === 'booking')
      .filter(isAnnounced)
      .filter((event) => event.client !== client);
    // Also on the first `ready`: data read before the connection may be older than its events.
    if (events.some(({ event }) => event !== 'ready' || !begun))
      dispatch(api.util.invalidateTags(['Guest', 'Day', 'Message']));
    begun ||= events.some(({ event }) => event === 'ready');
    if (others.length > 0) void announce(others);
  };
  return (event: LiveEvent): void => {
    gathered.push(event);
    if (gathered.length === 1) setTimeout(showGathered, GATHER_MS);
  };
};
