import { useEffect, useRef, useState } from 'react';
import { liveApi, openEvents } from '#src/store/endpoints/live';
import { useAppDispatch, useAppSelector } from '#src/store/hooks';
import { liveListener } from './liveListener';
import { liveLine, type LiveLineState } from './liveLine';

/** Specification 3. */
const TICKET_KEY = 'sseToken';

const storeTicket = (ticket: string): void => {
  try {
    window.localStorage.setItem(TICKET_KEY, ticket);
  } catch {
    // Live updates must also work without the storage.
  }
};

export const useLive = (): { state: LiveLineState; retry: () => void } => {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<LiveLineState>('connecting');
  const hasLogin = useAppSelector((root) => root.session.user !== null);
  const line = useRef<ReturnType<typeof liveLine>>(null);

  useEffect(() => {
    if (!hasLogin) return;
    const opened = liveLine({
      ticket: async () => {
        const { data } = await dispatch(liveApi.endpoints.takeTicket.initiate(undefined, { track: false }));
        if (data) storeTicket(data.token);
        return data?.token ?? null;
      },
      open: openEvents,
      onEvent: liveListener(dispatch),
      onState: setState,
    });
    line.current = opened;
    const check = () => {
      if (!document.hidden) opened.retry();
    };
    window.addEventListener('online', opened.retry);
    window.addEventListener('offline', opened.lose);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('online', opened.retry);
      window.removeEventListener('offline', opened.lose);
      document.removeEventListener('visibilitychange', check);
      opened.close();
      line.current = null;
      setState('connecting');
    };
  }, [dispatch, hasLogin]);

  return { state, retry: () => line.current?.retry() };
};
