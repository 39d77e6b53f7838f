import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError } from '#server/errors';
import { onDemand } from '#server/db/thread';

/**
 * The complete font, because a store may have any name; the machine's fonts are not used. It is beside this file, and
 * beside the bundle of the built server.
 */
const fontFiles = (): string[] =>
  ['Regular', 'Bold'].map((weight) => fileURLToPath(new URL(`./fonts/Pretendard-${weight}.otf`, import.meta.url)));

/** Length of the queue, including the running picture: about two seconds of work. */
const MOST = 32;

export interface Renderer {
  /** Throws UNAVAILABLE if the queue is full. */
  render: (svg: string, width: number) => Promise<Buffer>;
  isBusy: () => boolean;
  close: () => Promise<void>;
}

interface Job {
  svg: string;
  width: number;
  done: (png: Buffer) => void;
  failed: (error: Error) => void;
}
type Outcome = { png: Uint8Array; failure?: undefined } | { png?: undefined; failure: string };

/**
 * A separate thread that starts with the first picture and ends when idle. Node's shared thread pool serves files, DNS
 * and passwords: a hundred pictures there would delay every login.
 */
export const openRenderer = (most = MOST): Renderer => {
  const jobs: Job[] = [];
  let closed = false;

  const start = (): Worker => {
    // Beside this file, and beside the bundle of the built server.
    const started = new Worker(new URL('./renderWorker.mjs', import.meta.url), {
      workerData: { fontFiles: fontFiles() },
    });
    // The thread does not keep the process alive.
    started.unref();
    started.on('message', ({ png, failure }: Outcome) => {
      const job = jobs.shift();
      if (png) job?.done(Buffer.from(png));
      else job?.failed(new Error(failure));
      next();
    });
    // The thread has failed with its current picture; the next picture starts a new one.
    started.on('error', (error) => {
      thread.forget(started);
      jobs.shift()?.failed(error);
      next();
    });
    return started;
  };
  const thread = onDemand(start);
  const next = (): void => {
    const [job] = jobs;
    if (closed) return;
    if (job) thread.use().postMessage({ svg: job.svg, width: job.width });
    else thread.rest();
  };

  return {
    render: (svg, width) =>
      new Promise((done, failed) => {
        if (closed || jobs.length >= most) return failed(new AppError('UNAVAILABLE'));
        jobs.push({ svg, width, done, failed });
        if (jobs.length === 1) next();
      }),
    isBusy: () => jobs.length > 0,
    close: async () => {
      closed = true;
      for (const job of jobs.splice(0)) job.failed(new AppError('UNAVAILABLE'));
      await thread.end();
    },
  };
};

export interface PictureRequest {
  /** Stays the same when the picture changes. */
  name: string;
  version: string;
  svg: () => string;
  width: number;
}
interface Picture {
  version: string;
  png: Buffer;
}

/** Removes the oldest entries beyond `most`. */
const put = <T>(map: Map<string, T>, key: string, value: T, most: number): void => {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next();
  if (map.size > most && !oldest.done) map.delete(oldest.value);
};

/**
 * A least-recently-used cache. Simultaneous requests for a picture share one rendering; the next request retries a
 * failed one. While the renderer is busy, returns an older cached picture of the same name.
 */
export const pictureCache = (most: number, renderer: Pick<Renderer, 'render' | 'isBusy'>) => {
  const renderings = new Map<string, Promise<Buffer>>();
  const ready = new Map<string, Picture>();

  const start = ({ name, version, svg, width }: PictureRequest): Promise<Buffer> => {
    const rendering = renderer.render(svg(), width);
    rendering.then(
      (png) => put(ready, name, { version, png }, most),
      () => renderings.delete(`${name} ${version}`),
    );
    return rendering;
  };

  return async (wanted: PictureRequest): Promise<Picture> => {
    const { name, version } = wanted;
    const key = `${name} ${version}`;
    const older = ready.get(name);
    const busy = renderer.isBusy();
    const rendering = renderings.get(key) ?? start(wanted);
    put(renderings, key, rendering, most);
    if (older && (older.version === version || busy)) return older;
    return { version, png: await rendering };
  };
};
