import { rmSync } from 'node:fs';

/**
 * @param {unknown} _
 * @param {import('@jest/types').Config.ProjectConfig} project
 */
export default (_, { displayName }) => {
  const folder = process.env[`TEST_SERVER_${displayName?.name}`];
  if (folder) rmSync(folder, { recursive: true, force: true });
};
