/** Preloaded into a measured server: SIGUSR2 starts garbage collection, so that only memory in use is compared. */
import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
const collect = /** @type {() => void} */ (vm.runInNewContext('gc'));
process.on('SIGUSR2', collect);
