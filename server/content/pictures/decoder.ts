import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureRefusal } from '#contract/picture/picture.schema';
import { PICTURE_LIMITS, PICTURE_WIDTHS } from '#contract/picture/picture.rules';
import { onDemand } from '#server/db/thread';

/** Has no metadata. */
export interface MadePicture {
  width: number;
  height: number;
  files: { width: number; content: Uint8Array }[];
}
export type Outcome = MadePicture | { refusal: PictureRefusal };

/** The file is not the cause: the photograph is retried later. */
export class DecoderStopped extends Error {}

/** Decodes one photograph after the other. */
export interface Decoder {
  /** Throws DecoderStopped if the process was stopped or could not be started. */
  decode: (upload: Buffer) => Promise<Outcome>;
  /** A stored photograph in its own width. Throws like `decode`, and if it cannot be read. */
  jpegOf: (stored: Buffer) => Promise<Buffer>;
  /** Ends the process, even during a photograph, and starts no other. */
  close: () => Promise<void>;
}

/** A photograph of 60 megapixels takes up to 450 MB (docs/decisions/0017). */
const MEMORY_KB = 700 * 1024;
/** From Node.js 24 on V8 reserves this much unused address space, and the limit counts it (measured: docs/decisions/0010). */
const RESERVED_KB = Number.parseInt(process.versions.node, 10) >= 24 ? 500 * 1024 : 0;
const LONGEST_MS = 60_000;

/** The file is beside this one, and beside the bundle of the built server. */
const program = (): string => fileURLToPath(new URL('./decodeProcess.mjs', import.meta.url));

/**
 * Without an environment: the server's secret must not be in the memory of a process that reads strangers' files. The
 * shell limits the memory; Windows has no limit.
 */
const start = (memoryKb: number): ChildProcess => {
  const [command, args] =
    process.platform === 'win32'
      ? [process.execPath, [program()]]
      : ['/bin/sh', ['-c', `ulimit -d ${memoryKb + RESERVED_KB}; exec "$0" "$1"`, process.execPath, program()]];
  const started = spawn(command, args, {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  started.unref();
  started.channel?.unref();
  return started;
};

/** Sent to stop the server, perhaps to all its processes. */
const STOP_SIGNALS: readonly unknown[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

type Job = { upload: Buffer; as: 'webp' | 'jpeg' };

const outcomeOf = (child: ChildProcess, job: Job, isClosed: () => boolean): Promise<Outcome> =>
  new Promise((done, fail) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
    const stopWaiting = (): void => {
      clearTimeout(timer);
      child.removeListener('exit', onExit).removeListener('error', onError).removeListener('message', onMessage);
    };
    const onMessage = (outcome: unknown): void => {
      stopWaiting();
      done(outcome as Outcome);
    };
    const onExit = (_code: number | null, signal: NodeJS.Signals | null): void => {
      stopWaiting();
      if (isClosed() || STOP_SIGNALS.includes(signal)) fail(new DecoderStopped('the decoder was stopped'));
      // A file that ended the process would do so again.
      else done({ refusal: 'BROKEN' });
    };
    const onError = (error: Error): void => {
      stopWaiting();
      fail(new DecoderStopped('the decoder did not start', { cause: error }));
    };
    child.once('message', onMessage).once('exit', onExit).once('error', onError);
    const limits = { widths: PICTURE_WIDTHS, maxPixels: PICTURE_LIMITS.maxPixels };
    // Kills a process that accepts no file; its exit is the outcome.
    child.send({ ...job, ...limits }, (error) => error && child.kill('SIGKILL'));
  });

/**
 * Starts with the first photograph and ends after a minute without one. A file that exhausts the memory or crashes the
 * library ends this process, not the server.
 */
export const openDecoder = (memoryKb = MEMORY_KB): Decoder => {
  let isClosed = false;
  const child = onDemand(() => {
    const started = start(memoryKb);
    const ended = new Promise<number>((done) => started.once('exit', (code) => done(code ?? 0)));
    started.once('exit', () => child.forget(running)).on('error', () => child.forget(running));
    const terminate = (): Promise<number> => {
      started.kill('SIGKILL');
      return ended;
    };
    const running = { started, terminate };
    return running;
  });
  const runNow = async (job: Job): Promise<Outcome> => {
    if (isClosed) throw new DecoderStopped('the decoder is closed');
    const { started } = child.use();
    started.ref();
    try {
      return await outcomeOf(started, job, () => isClosed);
    } finally {
      started.unref();
      child.rest();
    }
  };
  /** One job at a time: the next begins when the previous one has ended, successfully or not. */
  let last: Promise<unknown> = Promise.resolve();
  const run = (job: Job): Promise<Outcome> => {
    const made = last.then(() => runNow(job));
    last = made.catch(() => undefined);
    return made;
  };
  return {
    decode: (upload) => run({ upload, as: 'webp' }),
    jpegOf: async (stored) => {
      const made = await run({ upload: stored, as: 'jpeg' });
      const content = 'files' in made ? made.files[0]?.content : undefined;
      if (!content) throw new Error('a stored photograph cannot be read');
      return Buffer.from(content);
    },
    close: () => {
      isClosed = true;
      return child.end();
    },
  };
};
