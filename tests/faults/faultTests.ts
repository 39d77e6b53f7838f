import { backup } from './backup';
import { channel } from './channel';
import { clients } from './clients';
import { disk } from './disk';
import { clock } from './clock';
import { draw } from './draw';
import type { FaultTest } from './faultTest';
import { faults } from './faults';
import { fuzz } from './fuzz/run';
import { kill } from './kill';
import { model } from './model/run';
import { overload } from './overload';
import { power } from './power/power';
import { rolling } from './rolling';
import { soak } from './soak';
import { timing } from './timing';
import { upgrade } from './upgrade';

/** Every fault test, in the order of docs/reliability.md. Its name is also the name of its section there. */
export const FAULT_TESTS: Record<string, FaultTest> = {
  model,
  kill,
  draw,
  power,
  faults,
  disk,
  clock,
  channel,
  clients,
  overload,
  fuzz,
  soak,
  backup,
  upgrade,
  rolling,
  timing,
};
