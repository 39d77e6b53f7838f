import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { seoulToday } from '../../../../contract/day/calendar.rules';
import { catchForm as copy } from '../../../../copy/catches';
import { frame } from '../../../../copy/frame';
import { Skeleton } from '../../../components/base/feedback/Skeleton/Skeleton';
import { OperatorPage } from '../../../components/frame/Page/OperatorPage';
import { useNow } from '../../../store/hooks';
import { CatchEditor } from './CatchEditor';
import { dropDraft, keepDraft, readDraft, type Draft } from './draft';

const anEmpty = (now: Date): Draft => ({ key: uuid(), date: seoulToday(now), story: '', photos: [] });
const hasContent = ({ story, photos }: Draft): boolean => story !== '' || photos.length > 0;

/** `/admin/catch/new`: a new post. What was not posted last time is still there. */
export function NewCatchPage() {
  const now = useNow();
  const [start, setStart] = useState<Draft | null>(null);
  /** What is kept is written in the order of the changes, and nothing after the draft was posted or given up. */
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const isOver = useRef(false);
  useEffect(() => {
    let isHere = true;
    void readDraft().then((kept) => {
      if (isHere) setStart((shown) => shown ?? kept ?? anEmpty(now));
    });
    return () => {
      isHere = false;
    };
  }, [now]);
  const end = (): void => {
    isOver.current = true;
    writing.current = writing.current.then(dropDraft);
  };
  return (
    <OperatorPage section="home" title={copy.open} width="form">
      {start ? (
        <>
          {hasContent(start) && <p role="status">{copy.draft}</p>}
          <CatchEditor
            key={start.key}
            start={start}
            label={copy.open}
            onChange={(draft) => {
              if (!isOver.current) writing.current = writing.current.then(() => keepDraft(draft));
            }}
            onSaved={end}
            onDiscard={
              hasContent(start)
                ? () => {
                    writing.current = writing.current.then(dropDraft);
                    setStart(anEmpty(now));
                  }
                : undefined
            }
          />
        </>
      ) : (
        <Skeleton kind="form" label={frame.loading} />
      )}
    </OperatorPage>
  );
}
