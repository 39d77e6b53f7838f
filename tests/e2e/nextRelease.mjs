/** Builds a later release of the client, with one more statement in its entry, for tests of updates. */
import { build } from 'vite';

const [outDir = ''] = process.argv.slice(2);
await build({
  logLevel: 'warn',
  plugins: [
    {
      name: 'next-release',
      transform: {
        filter: { id: /src\/app\/main\.tsx$/ },
        handler: (code) => ({ code: `${code}\nwindow.release = 'next';`, map: null }),
      },
    },
  ],
  build: { outDir, emptyOutDir: true },
});
