import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { PAGES } from '../../../../contract/paths';
import { VisuallyHidden } from '../../../components/base/display/VisuallyHidden/VisuallyHidden';
import { openSeats } from '../../../store/endpoints/seats';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { seatLine, type SeatStream } from './seatLine';
import { seatNews } from './seatNews';
import { daysOnScreen, putSeats, readDays } from './shownDays';

/** All screens are asked to read the days in the same second; each waits for a part of this time. */
const SPREAD_MS = 1_000;

/** Whether a page shows days whose seats others are booking. */
const showsSeats = (path: string): boolean =>
  path !== PAGES.reserveFind &&
  [PAGES.home, PAGES.reserve(), PAGES.reserveDay(':id')].some((page) => matchPath(page, path));

interface LiveSeatsProps {
  /** Opens the event stream; tests have their own. */
  open?: () => SeatStream;
}

/**
 * Keeps the days of a visitors' page as they are on the server while the page is visible. Shows nothing; a screen
 * reader announces what changed. Without a connection it announces nothing, and the days are read every 15 seconds.
 */
export function LiveSeats(props: LiveSeatsProps) {
  const { pathname } = useLocation();
  return showsSeats(pathname) && <SeatsOnScreen {...props} />;
}

function SeatsOnScreen({ open = openSeats }: LiveSeatsProps) {
  const dispatch = useAppDispatch();
  const answers = useAppSelector(({ api }) => api.queries);
  const [line, setLine] = useState('');
  const [news] = useState(() => seatNews(setLine));
  useEffect(() => news.see(dispatch(daysOnScreen())), [news, dispatch, answers]);
  useEffect(() => news.stop, [news]);

  useEffect(() => {
    let reload: ReturnType<typeof setTimeout> | undefined;
    const seats = seatLine({
      open,
      onEvent: (event) => {
        if (event.event === 'seats') dispatch(putSeats(event.days));
        // What was missed before the stream was opened is read too.
        else if (event.event === 'ready') dispatch(readDays());
        else {
          clearTimeout(reload);
          reload = setTimeout(() => dispatch(readDays()), Math.random() * SPREAD_MS);
        }
      },
      onSilence: () => dispatch(readDays()),
    });
    const rest = () => {
      clearTimeout(reload);
      seats.rest();
    };
    const look = () => (document.hidden ? rest() : seats.wake());
    look();
    document.addEventListener('visibilitychange', look);
    // An open stream would keep the page out of the back/forward cache.
    window.addEventListener('pagehide', rest);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', rest);
      window.removeEventListener('pageshow', look);
      rest();
    };
  }, [dispatch, open]);

  return <VisuallyHidden role="status">{line}</VisuallyHidden>;
}
