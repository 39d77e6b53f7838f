import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from './folders';

/** A built browser app as far as the server looks at it. */
export const clientFolder = (): string => {
  const clientDir = join(tempFolder(), 'client');
  mkdirSync(clientDir);
  writeFileSync(
    join(clientDir, 'index.html'),
    '<!doctype html><html lang="ko"><head><title>__TITLE__</title><!-- __HEAD__ --></head><body><div id="root"><!-- __WITHOUT_SCRIPTS__ --></div></body></html>',
  );
  return clientDir;
};
