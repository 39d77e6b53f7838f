import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer, request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Site } from './site';

const RELEASES = 'test-output/releases';

/** Name of the entry script without extension: `site-` and a hash. */
const scriptOf = (build: string): string => {
  const built = JSON.parse(readFileSync(path.join(build, 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string; name?: string }
  >;
  const entry = Object.values(built).find(({ name }) => name === 'site');
  if (!entry) throw new Error('the build has no entry script');
  return path.basename(entry.file, '.js');
};

/** A later release in its own folder: client (one more statement) and worker are built again, the server is the same. */
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

/** A proxy that chooses the server of each request, and can delay responses. */
export class Gate {
  private readonly held = new Set<() => void>();
  private isHeld: (url: string, isNavigation: boolean) => boolean = () => false;
  private refusedWith: number | null = null;
  private pauseMs = 0;
  private isCut = false;
  /** Requested addresses, without navigations. */
  readonly asked: string[] = [];
  private readonly server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    // Browsers do not mark navigations that the worker passes on.
    const isNavigation = (headers.accept ?? '').includes('text/html');
    if (!isNavigation) this.asked.push(url);
    const pass = () => {
      const asked = isNavigation && this.rewrite ? { ...headers, 'accept-encoding': 'identity' } : headers;
      const onward = ask(this.choose(url).address + url, { method, headers: asked }, (incoming: IncomingMessage) => {
        const { statusCode = 502, headers: given } = incoming;
        const isPage =
          isNavigation && this.rewrite !== undefined && (given['content-type'] ?? '').startsWith('text/html');
        // The rewritten page has another length.
        if (isPage) delete given['content-length'];
        response.writeHead(statusCode, this.change(given));
        if (!isPage) incoming.pipe(response);
        else
          text(incoming).then(
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

  /** `change` replaces the headers of responses, `rewrite` the markup of pages; it gets their policy. */
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

  /** Delays the chosen requests until `release`; by default pages. */
  hold(what: (url: string, isNavigation: boolean) => boolean = (_, isNavigation) => isNavigation): void {
    this.isHeld = what;
  }

  /** Lets delayed requests continue. */
  release(): void {
    this.isHeld = () => false;
    for (const pass of this.held) pass();
    this.held.clear();
  }

  /** Responds with this status and the proxy's own page, as without a server; null ends it. */
  refuse(status: number | null): void {
    this.refusedWith = status;
  }

  /** Cuts all connections and loses new requests. */
  cut(isCut: boolean): void {
    this.isCut = isCut;
    if (isCut) this.server.closeAllConnections();
  }

  /** Delays pages. */
  slow(pauseMs: number): void {
    this.pauseMs = pauseMs;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
