import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppSelector, useClock, useLogin } from '../../../store/hooks';
import { dropDraft, keepDraft, readDraft, type Draft, type Kept } from './catchDraft';

/**
 * The draft of a post on this device, `found` undefined while it is read and null if there is none. Of many changes only
 * the newest is written.
 */
export const useKeptDraft = () => {
  const login = useLogin();
  const hasLogin = useAppSelector(({ session }) => session.user !== null);
  const clock = useClock();
  const [found, setFound] = useState<Draft | null>();
  const [kept, setKept] = useState<Kept>('all');
  /** What is to be written next. */
  const newest = useRef<Draft | 'none' | null>(null);
  const isWriting = useRef(false);
  useEffect(() => {
    if (!hasLogin) return;
    let isHere = true;
    void readDraft(login, clock()).then((draft) => {
      if (isHere) setFound((before) => (before === undefined ? draft : before));
    });
    return () => {
      isHere = false;
    };
  }, [login, hasLogin, clock]);

  const write = useCallback(
    async (next: Draft | 'none'): Promise<void> => {
      newest.current = next;
      if (isWriting.current) return;
      isWriting.current = true;
      while (newest.current) {
        const writing: Draft | 'none' = newest.current;
        newest.current = null;
        if (writing === 'none') await dropDraft();
        const now = writing === 'none' ? 'all' : await keepDraft(login, writing, clock());
        setKept(now);
      }
      isWriting.current = false;
    },
    [login, clock],
  );
  const keep = useCallback((draft: Draft): void => void write(draft), [write]);
  const drop = useCallback((): void => void write('none'), [write]);
  return { found, kept, keep, drop };
};
