import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterLoad } from '../components/base/afterLoad';
import { listenToOtherTabs } from '../store/endpoints/otherTabs';
import { makeServerClock } from '../store/serverClock';
import { changedElsewhere } from '../store/session';
import { makeStore, pausePollingWhileUnfocused } from '../store/store';
import { App } from './App';
import { browserTokens } from './browserTokens';

const tokens = browserTokens(() => window.localStorage);
const clock = makeServerClock(() => new Date());
const store = makeStore({ tokens, clock });

// Polling pauses while the window has no focus.
pausePollingWhileUnfocused(store);

// Applies settings that the operator saves in another tab.
listenToOtherTabs(store.dispatch);

// A login or logout in one tab applies to all tabs.
window.addEventListener('storage', () => store.dispatch(changedElsewhere(tokens.read())));

// The list of the fonts for rare characters; without it, the device's font draws them.
afterLoad(() => void import('../components/base/theme/fontsFallback.css').catch(() => undefined));

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App store={store} clock={clock} />
      </BrowserRouter>
    </StrictMode>,
  );
