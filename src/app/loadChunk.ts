/** Specification 7: a script that is fetched lazily is given up after 120 seconds. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** How long the question may take whether the server can be reached at all. */
const PROBE_TIMEOUT_MS = 5_000;

const guardOf = (name: string): string => `reloadedFor:${name}`;

/** The error that the specification names (8). */
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

/** Storage that is full or forbidden guards nothing, so then nothing is reloaded. */
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
      // It was never taken.
    }
  },
};

/** Whether the server answers: without a connection a reload would leave nothing to look at. */
const serverAnswers = async (): Promise<boolean> => {
  try {
    const answer = await fetch(window.location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return answer.status < 500;
  } catch {
    return false;
  }
};

/**
 * Fetches a script of the site. One that is refused while the server answers belongs to a release that is gone: the page is
 * loaded anew, once for each script until it has loaded, so that no loop can form. Otherwise it is an error.
 */
export const loadChunk = async <Module>(
  name: string,
  load: () => Promise<Module>,
  reload: () => void = () => window.location.reload(),
): Promise<Module> => {
  try {
    const module = await fetched(name, load);
    if (typeof window !== 'undefined') guard.release(name);
    return module;
  } catch (error) {
    if (isTooLate(error) || !(await serverAnswers()) || !guard.take(name)) throw error;
    reload();
    // The page is on its way out: the waiting sign stays until then.
    return new Promise<never>(() => undefined);
  }
};
