import { HttpNetworkFrame } from 'msw/experimental';
import { setupWorker } from 'msw/browser';

/**
 * One service worker for all stories. A request to the product's API without a mock is an error, so that no story shows
 * a failure unnoticed; all other requests (modules, fonts, pictures) pass.
 */
export const startMockWorker = async () => {
  // The library also asks for a newer worker on each load, without waiting: if the page is gone by then, the unhandled
  // error hits whatever story is shown. The browser looks for a newer worker by itself.
  ServiceWorkerRegistration.prototype.update = function update() {
    return Promise.resolve(this);
  };
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/'))
        defaults.error();
    },
  });
  return worker;
};
