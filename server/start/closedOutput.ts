/** For `npm start | head -1`. `scripts/start.mjs` does the same before the server is built. */
export const outliveReaders = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
};
