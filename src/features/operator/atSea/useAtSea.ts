import { useCallback, useEffect, useRef } from 'react';
import { TICKS_AT_ONCE } from '#contract/boarding/limits.rules';
import { storableTicks, storableTrips } from '#contract/boarding/boarding.rules';
import type { Tick } from '#contract/boarding/boarding.schema';
import { MINUTE_MS } from '#contract/time.rules';
import { atSea as copy } from '#copy/boarding';
import { format } from '#copy/format';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { refusal } from '#src/store/api';
import { useGetAtSeaQuery, useSendTicksMutation } from '#src/store/endpoints/atSea';
import { useConfigInfo } from '#src/store/endpoints/config';
import { eraseDevice } from '#src/store/device/eraseDevice';
import { useAppDispatch, useAppSelector, useClock, useLogin } from '#src/store/hooks';
import { connectionLost, dayChanged, deviceRead, dropped, erasedSaid, selectAtSea, ticksFound } from './atSea.slice';
import { dropOldDrafts } from '#src/features/operator/drafts/catchDraft';
import { dropTicks, readSea, storeLists } from '#src/store/device/seaStore';
import { useHourly, useToday } from '#src/features/base/useToday';

/** Interval of refetches without events. */
const READ_AGAIN_MS = 5 * MINUTE_MS;
const CHECK_AGAIN_MS = MINUTE_MS;
const TRY_AGAIN_MS = MINUTE_MS / 4;

const useStoredLists = (login: string, hasLogin: boolean): void => {
  const dispatch = useAppDispatch();
  const today = useToday();
  useEffect(() => {
    if (!hasLogin) {
      eraseDevice();
      return;
    }
    let isHere = true;
    void readSea(login).then(async ({ lists: stored, info, ticks }) => {
      const lists = stored && { ...stored, trips: storableTrips(stored.trips, today) };
      if (lists && lists.trips.length < (stored?.trips.length ?? 0)) await storeLists(login, { lists });
      const sendable = storableTicks(ticks, today);
      const old = ticks.filter((tick) => !sendable.includes(tick));
      if (old.length > 0) await dropTicks(old.map(({ key }) => key));
      if (!isHere) return;
      dispatch(deviceRead({ login, lists, info, ticks: sendable }));
      dispatch(dayChanged(today));
    });
    return () => {
      isHere = false;
    };
  }, [login, hasLogin, today, dispatch]);
};

/** Finds ticks of a tab that was closed before sending. A tick sent by two tabs counts once. */
const useTicksOfOtherTabs = (login: string, isOpen: boolean): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isOpen) return;
    const check = () => {
      if (!document.hidden) void readSea(login).then(({ ticks }) => dispatch(ticksFound(ticks)));
    };
    const timer = setInterval(check, CHECK_AGAIN_MS);
    window.addEventListener('online', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [login, isOpen, dispatch]);
};

const useStoredInfo = (login: string, isOpen: boolean): void => {
  const { data } = useConfigInfo();
  useEffect(() => {
    if (isOpen && data) void storeLists(login, { info: { ...data, logo: null } });
  }, [login, isOpen, data]);
};

const useOldDraft = (): void => {
  const clock = useClock();
  useHourly(useCallback(() => void dropOldDrafts(clock()), [clock]));
};

const useLists = (login: string, hasLogin: boolean): (() => void) => {
  const dispatch = useAppDispatch();
  const { data, error, refetch } = useGetAtSeaQuery(undefined, {
    skip: !hasLogin,
    pollingInterval: READ_AGAIN_MS,
  });
  useEffect(() => {
    if (!hasLogin || !data) return;
    void storeLists(login, { lists: data });
  }, [login, hasLogin, data]);
  useEffect(() => {
    if (error && !refusal(error)) dispatch(connectionLost());
  }, [error, dispatch]);
  useEffect(() => {
    const lose = () => dispatch(connectionLost());
    window.addEventListener('offline', lose);
    return () => window.removeEventListener('offline', lose);
  }, [dispatch]);
  return useCallback(() => {
    if (hasLogin) void refetch();
  }, [hasLogin, refetch]);
};

/** Sends in order, one request at a time. */
const useSending = (unsent: readonly Tick[], hasLogin: boolean): (() => void) => {
  const dispatch = useAppDispatch();
  const [send] = useSendTicksMutation();
  const isBusy = useRef(false);
  const isAsked = useRef(false);
  const waiting = useRef(unsent);
  useEffect(() => {
    waiting.current = unsent;
  }, [unsent]);
  const sendAll = useCallback(async (): Promise<void> => {
    while (waiting.current.length > 0) {
      const ticks = waiting.current.slice(0, TICKS_AT_ONCE);
      const { data, error } = await send(ticks);
      const refusedCode = refusal(error)?.code;
      if (!data && refusedCode !== 'VALIDATION') {
        if (!refusedCode) dispatch(connectionLost());
        return;
      }
      const outcomes = data?.outcomes ?? ticks.map(({ key }) => ({ key, outcome: 'REFUSED' }));
      const keys = outcomes.map(({ key }) => key);
      const refusedCount = outcomes.filter(({ outcome }) => outcome === 'REFUSED').length;
      waiting.current = waiting.current.filter(({ key }) => !keys.includes(key));
      await dropTicks(keys);
      if (!data) dispatch(dropped(keys));
      if (refusedCount > 0) showToast('error', copy.refused(format.cases(refusedCount)));
    }
  }, [dispatch, send]);
  const flush = useCallback(async (): Promise<void> => {
    isAsked.current = true;
    if (isBusy.current || !hasLogin) return;
    isBusy.current = true;
    try {
      // The signal may return while an attempt is still failing.
      while (isAsked.current) {
        isAsked.current = false;
        await sendAll();
      }
    } finally {
      isBusy.current = false;
    }
  }, [hasLogin, sendAll]);
  useEffect(() => {
    if (unsent.length > 0) void flush();
  }, [unsent, flush]);
  return useCallback(() => void flush(), [flush]);
};

/** Erases lists and ticks with the login. */
export const useAtSea = (): void => {
  const login = useLogin();
  const hasLogin = useAppSelector(({ session }) => session.user !== null);
  const dispatch = useAppDispatch();
  const { unsent, isLost, isRead, erased } = useAppSelector(selectAtSea);
  useStoredLists(login, hasLogin);
  useOldDraft();
  const readLists = useLists(login, hasLogin);
  const sendTicks = useSending(unsent, hasLogin && isRead);

  useTicksOfOtherTabs(login, hasLogin && isRead);
  useStoredInfo(login, hasLogin && isRead);

  useEffect(() => {
    if (erased === 0) return;
    showToast('error', copy.erased(format.cases(erased)));
    dispatch(erasedSaid());
  }, [erased, dispatch]);

  // Ticks are retried from time to time, and at once when the browser is online.
  useEffect(() => {
    if (!hasLogin || (!isLost && unsent.length === 0)) return;
    const again = () => {
      if (unsent.length > 0) sendTicks();
      if (isLost) readLists();
    };
    const timer = setInterval(again, TRY_AGAIN_MS);
    const check = () => {
      if (!document.hidden) again();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', check);
    };
  }, [hasLogin, isLost, unsent.length, readLists, sendTicks]);
};
