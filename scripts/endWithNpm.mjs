/** npm sends a stop signal to a script's shell, and some shells end without forwarding it. */
import { isMainThread } from 'node:worker_threads';

const LOOK_MS = 500;
const { ppid } = process;
if (isMainThread && process.platform !== 'win32' && process.env.npm_lifecycle_event) {
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
