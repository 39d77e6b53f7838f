import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { FirstResponse, RenderPage } from '#contract/rendering';
import { api } from '#src/store/api';
import { makeServerClock } from '#src/store/serverClock';
import { makeStore } from '#src/store/store';
import { App } from './App';
import { loadFirstQueries } from './firstQueries';
import { visitorPageAt } from './routes';

/** Every page has it; a redirect renders nothing. */
const CONTENT = 'id="main"';

/** docs/decisions/0004. */
export const render: RenderPage = async ({ address, now, read }) => {
  const reading = new Map<string, Promise<FirstResponse>>();
  const known = (call: string) => {
    const response = reading.get(call) ?? read(call);
    reading.set(call, response);
    return response;
  };
  const device = () => now;
  const store = makeStore({ now: device, known });
  const sheet = new ServerStyleSheet();
  try {
    await loadFirstQueries(store, address, now);
    // An unreadable response is no failure of the page: the server has a page for that.
    await Promise.all(reading.values());
    const markup = renderToString(
      sheet.collectStyles(
        <StaticRouter location={address}>
          <App store={store} clock={makeServerClock(device)} />
        </StaticRouter>,
      ),
    );
    if (!markup.includes(CONTENT)) return null;
    const responses: Record<string, FirstResponse> = {};
    for (const [call, response] of reading) responses[call] = await response;
    return {
      markup,
      styles: sheet.getStyleTags(),
      responses,
      script: visitorPageAt(address.split('?')[0] ?? '')?.Page.script ?? null,
    };
  } finally {
    sheet.seal();
    // Unused responses would stay in memory until their timers end.
    store.dispatch(api.util.resetApiState());
  }
};
