import { HttpNetworkFrame } from 'msw/experimental';
import { setupWorker } from 'msw/browser';

/**
 * Starts one service worker for all stories. A call to the product's API that a story has not mocked is an error, so
 * that a story cannot show a failure unnoticed; all other requests (modules, fonts, pictures) pass.
 */
export const startMockWorker = async () => {
  // The library also asks for a newer worker on each load, without waiting: if the page is gone by then, that is an
  // unhandled error in whatever story is shown. The browser looks for a newer worker by itself.
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
