/**
 * The process goes on when the reader of its output has ended (`npm start | head -1`); what it prints is then lost.
 * `scripts/start.mjs` does the same before the server is built.
 */
export const outliveReaders = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
};
