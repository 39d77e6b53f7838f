import { useEffect, useEffectEvent, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { ReserveDay } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { openSeats } from '#src/store/sync/seats';
import { useAppDispatch, useAppSelector, useFirstView } from '#src/store/hooks';
import type { Stream } from '#src/features/base/eventStream';
import { deferWhileTouching } from './deferWhileTouching';
import { seatLine } from './seatLine';
import { seatNews } from './seatNews';
import { knownDays, putSeats, readDays, readSettings } from './shownDays';

/** In ms; spreads the requests of all screens. */
const SPREAD_MS = 1_000;

const showsSeats = (path: string): boolean =>
  path !== PAGES.reserveFind &&
  [PAGES.home, PAGES.reserve(), PAGES.reserveDay(':id')].some((page) => matchPath(page, path));

const isShown = ({ date }: ReserveDay): boolean => document.querySelector(`time[datetime="${date}"]`) !== null;

interface LiveSeatsProps {
  /** Replaced in tests. `since`: the server's time when the days were read. */
  open?: (since?: number) => Stream;
}

/** Announces changes to screen readers. Without a connection it refetches every 15 seconds and announces nothing. */
export function LiveSeats(props: LiveSeatsProps) {
  const { pathname } = useLocation();
  const [line, setLine] = useState('');
  // Survives navigation, so that the minute since the last announcement continues.
  const [news] = useState(() => seatNews(setLine, isShown));
  useEffect(() => news.stop, [news]);
  return showsSeats(pathname) && <SeatsOnScreen {...props} line={line} news={news} onRest={() => setLine('')} />;
}

interface SeatsOnScreenProps extends LiveSeatsProps {
  line: string;
  news: ReturnType<typeof seatNews>;
  onRest: () => void;
}

function SeatsOnScreen({ open = openSeats, line, news, onRest }: SeatsOnScreenProps) {
  const dispatch = useAppDispatch();
  const { at } = useFirstView();
  const queries = useAppSelector(({ api }) => api.queries);
  useEffect(() => news.see(dispatch(knownDays())), [news, dispatch, queries]);
  const rests = useEffectEvent(onRest);
  useEffect(
    () => () => {
      news.rest();
      rests();
    },
    [news],
  );

  useEffect(() => {
    const read = () => {
      dispatch(readDays());
      dispatch(readSettings());
    };
    const finger = deferWhileTouching();
    const readWhenLifted = () => finger.whenLifted(read);
    let isAgain = false;
    let reload: ReturnType<typeof setTimeout> | undefined;
    const seats = seatLine({
      // The time of the page's data says nothing about the events that a reopened stream has missed.
      open: () => open(isAgain ? undefined : at),
      onEvent: (event) => {
        if (event.event === 'seats') dispatch(putSeats(event.days));
        // Refetches what was missed before the stream; the settings came with the page.
        else if (event.event === 'ready') {
          if (isAgain) read();
          else if (!event.current) dispatch(readDays());
          isAgain = true;
        } else {
          clearTimeout(reload);
          reload = setTimeout(readWhenLifted, Math.random() * SPREAD_MS);
        }
      },
      onSilence: readWhenLifted,
    });
    const rest = () => {
      clearTimeout(reload);
      finger.forget();
      seats.rest();
    };
    const check = () => (document.hidden ? rest() : seats.wake());
    check();
    document.addEventListener('visibilitychange', check);
    // An open stream would keep the page out of the back/forward cache.
    window.addEventListener('pagehide', rest);
    window.addEventListener('pageshow', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pagehide', rest);
      window.removeEventListener('pageshow', check);
      rest();
      finger.stop();
    };
  }, [dispatch, open, at]);

  return <VisuallyHidden role="status">{line}</VisuallyHidden>;
}
