import { HttpNetworkFrame } from 'msw/experimental';
import { setupWorker } from 'msw/browser';

/** A request to the product's API without a mock is an error, so that no story hides a failure. Other requests pass. */
export const startMockWorker = async () => {
  // The browser updates the worker by itself. The library's update on each load does not wait: after the page has
  // closed, its error would hit another story.
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
