import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureRefusal } from '../../contract/picture/picture.schema';
import { PICTURE_LIMITS, PICTURE_WIDTHS } from '../../contract/picture/picture.rules';
import { onDemand } from '../thread';

/** A photograph in its widths, without metadata. */
export interface MadePicture {
  width: number;
  height: number;
  files: { width: number; content: Uint8Array }[];
}
export type Outcome = MadePicture | { refusal: PictureRefusal };

/** Makes photographs of uploaded files, one after the other. */
export interface Decoder {
  decode: (upload: Buffer) => Promise<Outcome>;
  close: () => Promise<void>;
}

/** A photograph of 60 megapixels takes up to 450 MB (docs/adr/0063). */
const MEMORY_KB = 700 * 1024;
const LONGEST_MS = 60_000;

/** Resolved beside this file, and beside the bundle of the built server. */
const program = (): string => fileURLToPath(new URL('./decodeProcess.mjs', import.meta.url));

/**
 * Starts the process. It is given no environment: the server's secret is not in the memory of what reads strangers'
 * files. The shell sets the limit of its memory; on Windows there is none.
 */
const start = (memoryKb: number): ChildProcess => {
  const [command, args] =
    process.platform === 'win32'
      ? [process.execPath, [program()]]
      : ['/bin/sh', ['-c', `ulimit -d ${memoryKb}; exec "$0" "$1"`, process.execPath, program()]];
  const started = spawn(command, args, {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  started.unref();
  started.channel?.unref();
  return started;
};

const outcomeOf = (child: ChildProcess, upload: Buffer): Promise<Outcome> =>
  new Promise((done) => {
    const broken = (): void => settle({ refusal: 'BROKEN' });
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
    const settle = (outcome: Outcome): void => {
      clearTimeout(timer);
      child.removeListener('exit', broken).removeListener('error', broken).removeListener('message', settle);
      done(outcome);
    };
    child.once('message', settle as (message: unknown) => void);
    // A file that ends the process would do so again.
    child.once('exit', broken).once('error', broken);
    const job = { upload, widths: PICTURE_WIDTHS, maxPixels: PICTURE_LIMITS.maxPixels };
    child.send(job, (error) => error && broken());
  });

/**
 * A process of its own, started with the first photograph and ended when none has come for a minute: a file that
 * exhausts its memory or crashes the library ends that process, and not the server.
 */
export const openDecoder = (memoryKb = MEMORY_KB): Decoder => {
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
  return {
    decode: async (upload) => {
      const { started } = child.use();
      started.ref();
      const outcome = await outcomeOf(started, upload);
      started.unref();
      child.rest();
      return outcome;
    },
    close: () => child.end(),
  };
};
