import { HttpNetworkFrame } from 'msw/experimental';
import { setupWorker } from 'msw/browser';

/** A request to the product's API without a mock is an error, so that no story hides a failure. Other requests pass. */
export const startMockWorker = async () => {
  // The library also updates the worker on each load, without waiting: if the page is gone, the unhandled error hits
  // another story. The browser updates it by itself.
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
