import { backup } from './backup';
import { channel } from './channel';
import { clients } from './clients';
import { disk } from './disk';
import { clock } from './clock';
import { draw } from './draw';
import type { Drill } from './drill';
import { faults } from './faults';
import { fuzz } from './fuzz/drill';
import { kill } from './kill';
import { model } from './model/drill';
import { overload } from './overload';
import { power } from './power/power';
import { rolling } from './rolling';
import { soak } from './soak';
import { timing } from './timing';
import { upgrade } from './upgrade';

/** Every drill, in the order of docs/reliability.md. A name is also the name of its section there. */
export const DRILLS: Record<string, Drill> = {
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
