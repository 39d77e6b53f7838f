/** Specification 7. */
export const CHUNK_TIMEOUT_MS = 120_000;
const PROBE_TIMEOUT_MS = 5_000;

/** Time for the browser to leave the page. */
const LEAVING_MS = 30_000;

const guardOf = (name: string): string => `reloadedFor:${name}`;

/** Specification 8. */
const TOO_LATE = 'timeout';
const chunkError = (name: string, cause: unknown): Error => new Error(`Loading chunk ${name} failed.`, { cause });

const isTooLate = (error: unknown): boolean => error instanceof Error && error.cause === TOO_LATE;

const fetched = async <Module>(name: string, load: () => Promise<Module>): Promise<Module> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(chunkError(name, TOO_LATE)), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw isTooLate(error) ? error : chunkError(name, error);
  } finally {
    clearTimeout(timer);
  }
};

/** If the session storage is full or unavailable, the page is never reloaded. */
const guard = {
  take: (name: string): boolean => {
    try {
      if (window.sessionStorage.getItem(guardOf(name)) !== null) return false;
      window.sessionStorage.setItem(guardOf(name), '1');
      return true;
    } catch {
      return false;
    }
  },
  release: (name: string): void => {
    try {
      window.sessionStorage.removeItem(guardOf(name));
    } catch {
      // There was no entry to remove.
    }
  },
};

/** Without a connection a reload would only show the browser's error page. */
const serverResponds = async (): Promise<boolean> => {
  const probe = new AbortController();
  setTimeout(() => probe.abort(), PROBE_TIMEOUT_MS);
  try {
    const response = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal: probe.signal });
    return response.status < 500;
  } catch {
    return false;
  }
};

/** The browser aborts requests of a page that is being left. */
const watchLeaving = () => {
  const leaves = ['beforeunload', 'pagehide'];
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  // Not earlier: in Firefox a listener for `beforeunload` disables the back/forward cache.
  for (const event of leaves) window.addEventListener(event, leave);
  return {
    isLeaving: () => isLeaving,
    end: () => leaves.forEach((event) => window.removeEventListener(event, leave)),
  };
};

/**
 * If the server responds, the script belongs to an older release: reloads once per script, to avoid a loop. Not while
 * the page is being left, because a reload would cancel that.
 */
export const loadChunk = async <Module>(
  name: string,
  load: () => Promise<Module>,
  reload: () => void = () => window.location.reload(),
): Promise<Module> => {
  if (typeof window === 'undefined') return fetched(name, load);
  const page = watchLeaving();
  try {
    const module = await fetched(name, load);
    guard.release(name);
    return module;
  } catch (error) {
    const isOutdated = !isTooLate(error) && (await serverResponds());
    if (page.isLeaving()) await new Promise((stayed) => setTimeout(stayed, LEAVING_MS));
    if (!isOutdated || !guard.take(name)) throw error;
    reload();
    return new Promise<never>(() => undefined);
  } finally {
    page.end();
  }
};
