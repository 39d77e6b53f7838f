import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppSelector, useClock, useLogin } from '#src/store/hooks';
import { dropDraft, readDraft, saveFiles, saveText, type Draft, type DraftOf, type Saved } from './catchDraft';

/** Writes only the newest change; its text does not wait for files. `of` does not change. */
export const useSavedDraft = (of: DraftOf) => {
  const login = useLogin();
  const hasLogin = useAppSelector(({ session }) => session.user !== null);
  const clock = useClock();
  const [found, setFound] = useState<Draft | null>();
  const [saved, setSaved] = useState<Saved>('all');
  const newest = useRef<Draft | 'none' | null>(null);
  const writing = useRef<Promise<void> | null>(null);
  const newestFiles = useRef<Draft | null>(null);
  const writingFiles = useRef<Promise<void> | null>(null);
  /** An unchanged form does not extend the three days. */
  const written = useRef<string | null>(null);
  /** The post is stored, so further reports of its form are not a draft. */
  const isEnded = useRef(false);
  useEffect(() => {
    if (!hasLogin) return;
    let isHere = true;
    void readDraft(login, of, clock()).then((draft) => {
      if (!isHere) return;
      // After another login the device has no copy of the open form, so its next change is written again.
      written.current = draft && JSON.stringify(draft);
      setFound((before) => (before === undefined ? draft : before));
    });
    return () => {
      isHere = false;
    };
  }, [login, hasLogin, of, clock]);

  const writeFiles = useCallback(
    (next: Draft): void => {
      newestFiles.current = next;
      const writeAll = async (): Promise<void> => {
        while (newestFiles.current) {
          const draft: Draft = newestFiles.current;
          newestFiles.current = null;
          setSaved((await saveFiles(login, draft)) ? 'all' : 'text');
        }
        writingFiles.current = null;
      };
      writingFiles.current ??= writeAll();
    },
    [login],
  );
  const write = useCallback(
    (next: Draft | 'none'): Promise<void> => {
      newest.current = next;
      const erase = async (): Promise<void> => {
        newestFiles.current = null;
        await writingFiles.current;
        await dropDraft(of);
        setSaved('all');
      };
      const writeAll = async (): Promise<void> => {
        while (newest.current) {
          const draft: Draft | 'none' = newest.current;
          newest.current = null;
          if (draft === 'none') await erase();
          else if (await saveText(login, of, draft, clock())) writeFiles(draft);
          else setSaved('nothing');
        }
        writing.current = null;
      };
      return (writing.current ??= writeAll());
    },
    [login, of, clock, writeFiles],
  );
  const save = useCallback(
    (draft: Draft): void => {
      const text = JSON.stringify(draft);
      if (isEnded.current || text === written.current) return;
      written.current = text;
      void write(draft);
    },
    [write],
  );
  const drop = useCallback((): Promise<void> => {
    written.current = null;
    return write('none');
  }, [write]);
  const end = useCallback((): Promise<void> => {
    isEnded.current = true;
    return drop();
  }, [drop]);
  return { found, saved, save, drop, end };
};
