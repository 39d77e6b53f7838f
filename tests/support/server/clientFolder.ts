import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from './folders';

/** With the files that the server reads. */
export const clientFolder = (): string => {
  const clientDir = join(tempFolder(), 'client');
  mkdirSync(clientDir);
  writeFileSync(
    join(clientDir, 'index.html'),
    '<!doctype html><html lang="ko"><head><title>__TITLE__</title><!-- __HEAD__ --><script type="module" src="/assets/main-abc123.js" nonce="__CSP_NONCE__"></script></head><body><div id="root"><!-- __CONTENT__ --></div><!-- __FIRST_VIEW__ --></body></html>',
  );
  return clientDir;
};
