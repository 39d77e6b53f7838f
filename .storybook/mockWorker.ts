import { setupWorker } from 'msw/browser';

/**
 * One worker for all stories. A call to the product's own API that a story did not mock is an error, so that a story
 * cannot quietly show a failure; everything else (modules, fonts, pictures) passes.
 */
export const startMockWorker = async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: (request, print) => {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
  return worker;
};
