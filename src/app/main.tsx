import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../components/theme/fonts.css';
import { followOtherTabs } from '../store/endpoints/otherTabs';
import { makeServerClock } from '../store/serverClock';
import { changedElsewhere } from '../store/session';
import { makeStore, restWhileUnfocused } from '../store/store';
import { App } from './App';
import { browserTokens } from './browserTokens';

const tokens = browserTokens(() => window.localStorage);
const clock = makeServerClock(() => new Date());
const store = makeStore({ tokens, clock });

// Polling pauses while the window has no focus.
restWhileUnfocused(store);

// Applies settings that the operator saves in another tab.
followOtherTabs(store.dispatch);

// A login or logout in one tab applies to all tabs.
window.addEventListener('storage', () => store.dispatch(changedElsewhere(tokens.read())));

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App store={store} clock={clock} />
      </BrowserRouter>
    </StrictMode>,
  );
