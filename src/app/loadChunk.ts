/** Specification 7: loading a lazy script is aborted after 120 seconds. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Time limit of the request that checks whether the server is reachable. */
const PROBE_TIMEOUT_MS = 5_000;

/** A page that is being left is given this time to go. */
const LEAVING_MS = 30_000;

const guardOf = (name: string): string => `reloadedFor:${name}`;

/** The error name that the specification defines (8). */
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

/** Remembers reloads in the session storage. If that is full or unavailable, the page is never reloaded. */
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

/** Whether the server is reachable: without a connection a reload would only show the browser's error page. */
const serverAnswers = async (): Promise<boolean> => {
  const probe = new AbortController();
  setTimeout(() => probe.abort(), PROBE_TIMEOUT_MS);
  try {
    const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal: probe.signal });
    return answer.status < 500;
  } catch {
    return false;
  }
};

/** Notices that the page is being left: the browser then breaks off what is on its way. */
const watchLeaving = () => {
  const leaves = ['beforeunload', 'pagehide'];
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  // Not all the time: Firefox does not keep a page that listens to the former.
  for (const event of leaves) window.addEventListener(event, leave);
  return {
    isLeaving: () => isLeaving,
    end: () => leaves.forEach((event) => window.removeEventListener(event, leave)),
  };
};

/**
 * Loads a script of the site. If it fails although the server responds, it belongs to an older release: the page is
 * reloaded, once for each script until it has loaded, so that there is no reload loop. Otherwise the error is thrown.
 * Nothing is done while the page is being left: a reload would undo that.
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
    const isOutdated = !isTooLate(error) && (await serverAnswers());
    if (page.isLeaving()) await new Promise((stayed) => setTimeout(stayed, LEAVING_MS));
    if (!isOutdated || !guard.take(name)) throw error;
    reload();
    // The page is about to be reloaded; the loading indicator stays until then.
    return new Promise<never>(() => undefined);
  } finally {
    page.end();
  }
};
