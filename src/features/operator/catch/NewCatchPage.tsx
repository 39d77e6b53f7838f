import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { seoulToday } from '#contract/day/calendar.rules';
import { catchForm as copy } from '#copy/catches';
import { frame } from '#copy/frame';
import { Skeleton } from '#src/components/base/feedback/Skeleton/Skeleton';
import { Warning } from '#src/components/base/feedback/Warning/Warning';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { useNow } from '#src/store/hooks';
import type { Draft } from '#src/features/operator/drafts/catchDraft';
import { useSavedDraft } from '#src/features/operator/drafts/useSavedDraft';
import { CatchEditor } from './CatchEditor';

const anEmpty = (now: Date): Draft => ({ key: uuid(), date: seoulToday(now), story: '', photos: [] });
const hasContent = ({ story, photos }: Draft): boolean => story !== '' || photos.length > 0;

export function NewCatchPage() {
  const now = useNow();
  const { found, saved, save, drop, end } = useSavedDraft('new');
  const [start, setStart] = useState<Draft | null>(null);
  if (start === null && found !== undefined) setStart(found ?? anEmpty(now));
  return (
    <OperatorPage section="home" title={copy.open} width="form">
      {start ? (
        <>
          {hasContent(start) && <p role="status">{copy.draft}</p>}
          {saved !== 'all' && <Warning>{copy.notKept}</Warning>}
          <CatchEditor
            key={start.key}
            start={start}
            label={copy.open}
            asks={saved !== 'all'}
            onChange={save}
            onSaved={end}
            onDiscard={
              hasContent(start)
                ? () => {
                    void drop();
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
