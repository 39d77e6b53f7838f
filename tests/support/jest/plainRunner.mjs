/**
 * Jest's runner, but Node itself imports the tests and their modules, bundled by scripts/jestServer.mjs, instead of a VM
 * context per file. So a worker compiles them once (docs/decisions/0009).
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledName } from '../../../scripts/jestServer.mjs';
import circus from './endingRunner.mjs';

const load = createRequire(import.meta.url);
const nothing = () => undefined;

/** With new state: jest-circus stores that of a test file in its module and in this list. */
const requireAgain = (/** @type {string} */ file) => {
  delete (/** @type {Record<symbol, unknown>} */ (globalThis)[Symbol.for('EVENT_HANDLERS')]);
  delete load.cache[file];
  return load(file);
};

/**
 * @type {(
 *   globalConfig: import('@jest/types').Config.GlobalConfig,
 *   config: import('@jest/types').Config.ProjectConfig,
 *   environment: { moduleMocker: unknown },
 *   runtime: unknown,
 *   testPath: string,
 *   sendMessageToJest?: unknown,
 * ) => Promise<unknown>}
 */
const runner = (globalConfig, config, environment, _, testPath, sendMessageToJest) => {
  const folder = process.env[`TEST_SERVER_${config.displayName?.name}`] ?? '';
  process.env['TEST_SERVER'] = folder;
  Object.assign(globalThis, { jest: environment.moduleMocker });
  const node = {
    requireInternalModule: requireAgain,
    requireModule: load,
    setGlobalsForRuntime: nothing,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: () => import(pathToFileURL(path.join(folder, bundledName(testPath))).href),
    enterTestCode: nothing,
    leaveTestCode: nothing,
  };
  return circus(globalConfig, config, { global: globalThis }, node, testPath, sendMessageToJest);
};
export default runner;
