import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Order, Reply } from './process';

/** Environment variable with the folder of bundle.ts. */
export const HOST_FOLDER = 'TEST_SITE_HOST';

/** One process for the sites of a worker's tests, each with its own database and settings. */
export class SiteHost {
  private readonly process: ChildProcess;
  private printed = '';
  private last = 0;
  private readonly waiting = new Map<number, { done: (reply: Reply) => void; failed: (error: Error) => void }>();

  constructor() {
    this.process = fork(path.join(process.env[HOST_FOLDER] ?? '', 'process.js'), {
      env: { NODE_ENV: 'test' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const output of [this.process.stdout, this.process.stderr])
      output?.on('data', (chunk: Buffer) => {
        this.printed = (this.printed + chunk.toString()).slice(-10_000);
      });
    this.process.on('message', (reply: Reply) => {
      const order = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      if (reply.failure === undefined) order?.done(reply);
      else order?.failed(new Error(`서버가 시작되거나 끝나지 않았습니다.\n${reply.failure}`));
    });
    this.process.once('exit', () => {
      for (const { failed } of this.waiting.values()) failed(new Error(`서버가 끝났습니다.\n${this.printed}`));
      this.waiting.clear();
    });
  }

  /** Returns port and id of the site. */
  async start(environment: Record<string, string>): Promise<{ id: number; port: number }> {
    const id = (this.last += 1);
    const { port = 0 } = await this.ask({ id, environment });
    return { id, port };
  }

  /** Cuts the site's connections, then closes it. */
  async stop(id: number): Promise<void> {
    await this.ask({ id });
  }

  async end(): Promise<void> {
    if (this.process.exitCode !== null) return;
    const ended = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await ended;
  }

  private ask(order: Order): Promise<Reply> {
    return new Promise((done, failed) => {
      this.waiting.set(order.id, { done, failed });
      this.process.send(order);
    });
  }
}
