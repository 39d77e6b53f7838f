import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer, request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Site } from './site';

const RELEASES = 'test-output/releases';

/** Name of the script that names all others, without its ending: `site-` and a hash. */
const scriptOf = (build: string): string => {
  const built = JSON.parse(readFileSync(path.join(build, 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string; name?: string }
  >;
  const entry = Object.values(built).find(({ name }) => name === 'site');
  if (!entry) throw new Error('the build has no script that starts the app');
  return path.basename(entry.file, '.js');
};

/**
 * A second release beside the built one, in a folder of its own: the client is built again with one more statement in its
 * entry, and the worker for its files. The server is the same.
 */
export class NextRelease {
  readonly folder: string;
  readonly formerScript = scriptOf('dist');
  readonly script: string;

  constructor() {
    mkdirSync(RELEASES, { recursive: true });
    this.folder = mkdtempSync(path.join(RELEASES, 'next-'));
    cpSync('dist', this.folder, { recursive: true, filter: (file) => path.relative('dist', file) !== 'client' });
    const client = path.join(this.folder, 'client');
    const run = (...script: string[]) =>
      execFileSync(process.execPath, script, { env: { ...process.env, NODE_ENV: 'production' } });
    run('tests/e2e/nextRelease.mjs', client);
    run('scripts/adminWorker.mjs', this.folder);
    renameSync(path.join(client, '.vite/manifest.json'), path.join(this.folder, 'manifest.json'));
    rmSync(path.join(client, '.vite'), { recursive: true });
    this.script = scriptOf(this.folder);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Stands between browser and servers as a proxy does: chooses who answers, and can let answers wait. */
export class Gate {
  private readonly held = new Set<() => void>();
  private isHeld: (url: string, isNavigation: boolean) => boolean = () => false;
  private refusedWith: number | null = null;
  private pauseMs = 0;
  private isCut = false;
  /** Addresses that were asked for, without those of navigations. */
  readonly asked: string[] = [];
  private readonly server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    // Also of those that the worker passes on, which browsers do not mark as navigations.
    const isNavigation = (headers.accept ?? '').includes('text/html');
    if (!isNavigation) this.asked.push(url);
    const pass = () => {
      const asked = isNavigation && this.rewrite ? { ...headers, 'accept-encoding': 'identity' } : headers;
      const onward = ask(this.choose(url).address + url, { method, headers: asked }, (answer: IncomingMessage) => {
        const { statusCode = 502, headers: given } = answer;
        const isPage =
          isNavigation && this.rewrite !== undefined && (given['content-type'] ?? '').startsWith('text/html');
        // It is longer than it was.
        if (isPage) delete given['content-length'];
        response.writeHead(statusCode, this.change(given));
        if (!isPage) answer.pipe(response);
        else
          text(answer).then(
            (html) => response.end(this.rewrite?.(html, given['content-security-policy'] as string)),
            () => response.destroy(),
          );
      });
      onward.once('error', () => response.destroy());
      response.once('close', () => onward.destroy());
      request.pipe(onward);
    };
    if (this.isCut) request.socket.destroy();
    else if (this.refusedWith !== null)
      response.writeHead(this.refusedWith, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    else if (this.isHeld(url, isNavigation)) this.held.add(pass);
    else if (isNavigation && this.pauseMs > 0) setTimeout(pass, this.pauseMs);
    else pass();
  });

  /** `change`: the heads of the answers as they are passed on; `rewrite`: the pages, which have the given policy. */
  constructor(
    private readonly choose: (url: string) => Site,
    private readonly change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders = (headers) => headers,
    private readonly rewrite?: (html: string, policy: string | undefined) => string,
  ) {}

  async open(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on pages do not arrive, or what else is chosen. */
  hold(what: (url: string, isNavigation: boolean) => boolean = (_, isNavigation) => isNavigation): void {
    this.isHeld = what;
  }

  /** Those that were asked for arrive now. */
  release(): void {
    this.isHeld = () => false;
    for (const pass of this.held) pass();
    this.held.clear();
  }

  /** From now on the servers cannot be reached, and the proxy says so in a page of its own; null: they can again. */
  refuse(status: number | null): void {
    this.refusedWith = status;
  }

  /** Whether nothing passes any more, in either direction: what a browser sends all the same is lost. */
  cut(isCut: boolean): void {
    this.isCut = isCut;
    if (isCut) this.server.closeAllConnections();
  }

  /** From now on pages arrive this much later. */
  slow(pauseMs: number): void {
    this.pauseMs = pauseMs;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
