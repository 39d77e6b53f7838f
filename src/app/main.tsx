import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { MINUTE_MS } from '#contract/time.rules';
import { afterLoad } from '#src/components/base/afterLoad';
import { api } from '#src/store/api';
import { listenToOtherTabs } from '#src/store/sync/otherTabs';
import { makeServerClock } from '#src/store/serverClock';
import { changedElsewhere, refusedElsewhere, signedOutElsewhere } from '#src/store/session';
import { makeStore, readAgainOnReturn } from '#src/store/store';
import { App } from './App';
import { browserTokens, watchTokens } from './browserTokens';
import { loadFirstQueries } from './firstQueries';
import { openFirstView, readFirstView } from './firstView';

const tokens = browserTokens(() => window.localStorage);
const view = readFirstView(document);
const firstView = openFirstView(view);
const clock = makeServerClock(() => new Date(), view?.now);
const store = makeStore({ tokens, clock, known: firstView.known });
// A page may stay open for days; a sleeping phone had no timers.
setInterval(clock.check, MINUTE_MS);
document.addEventListener('visibilitychange', clock.check);

readAgainOnReturn(store);

listenToOtherTabs('config', () => store.dispatch(api.util.invalidateTags(['Config'])));

watchTokens(tokens.read, (change) => {
  if ('tokens' in change) store.dispatch(changedElsewhere(change.tokens));
  else store.dispatch(change.end === 'refused' ? refusedElsewhere() : signedOutElsewhere());
});

afterLoad(
  () =>
    void import('#src/components/base/theme/rareLetters').then(
      ({ watchRareLetters }) => watchRareLetters(),
      // The device's font renders these letters.
      () => undefined,
    ),
);

// Takes a place before the router's listener, for `guardHistory`.
window.onpopstate = () => undefined;

const app = (
  <StrictMode>
    <BrowserRouter>
      <App store={store} clock={clock} firstView={firstView} />
    </BrowserRouter>
  </StrictMode>
);
const { pathname, search } = window.location;
/** State that the server does not know, such as a completed booking. */
const { usr: ownContent = null } = (window.history.state ?? {}) as { usr?: unknown };

const root = document.getElementById('root');
const start = (): void => {
  if (root && view && ownContent === null) {
    // Not awaited, because the page's script imports this one.
    void loadFirstQueries(store, pathname + search, clock.now())
      .catch(() => undefined)
      .then(() => startTransition(() => void hydrateRoot(root, app)));
  } else if (root) createRoot(root).render(app);
};
// In its own task, because evaluating the scripts is a long one.
setTimeout(start);
