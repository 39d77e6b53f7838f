import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import type { Catch } from '#contract/catch/catch.schema';
import { PAGES } from '#contract/paths';
import { catchForm as copy, catches } from '#copy/catches';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { Warning } from '#src/components/base/feedback/Warning/Warning';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { isNowhere } from '#src/store/api';
import { useGetCatchQuery } from '#src/store/endpoints/catches';
import { Screen } from '#src/features/base/Screen';
import type { Draft } from '#src/features/operator/drafts/catchDraft';
import { useSavedDraft } from '#src/features/operator/drafts/useSavedDraft';
import { CatchEditor, isAsStored, photosOf } from './CatchEditor';

const draftOf = (post: Catch): Draft => ({
  key: uuid(),
  date: post.date,
  story: post.story,
  photos: photosOf(post),
  base: post,
});

interface EditedProps {
  stored: Catch | 'deleted';
  drafts: ReturnType<typeof useSavedDraft>;
}

/** Later responses do not replace the input. */
interface Opened {
  start: Draft;
  post: Catch;
  stored: Catch | 'deleted';
  isDraft: boolean;
}
const plain = (stored: Catch | 'deleted'): Opened | null =>
  stored === 'deleted' ? null : { start: draftOf(stored), post: stored, stored, isDraft: false };
const opening = (stored: Catch | 'deleted', found: Draft | null | undefined): Opened | null =>
  found?.base && (stored === 'deleted' || !isAsStored(found, stored))
    ? { start: found, post: found.base, stored, isDraft: true }
    : plain(stored);

function Edited({ stored, drafts: { found, saved, save, drop, end } }: EditedProps) {
  const [opened, setOpened] = useState(() => opening(stored, found));
  if (!opened)
    return (
      <EmptyState title={catches.gone} action={<LinkButton href={PAGES.adminCatches}>{copy.listTitle}</LinkButton>} />
    );
  const { start, post, isDraft } = opened;
  const since = opened.stored;
  return (
    <>
      {isDraft && (since === 'deleted' ? <Warning>{copy.draftOfGone}</Warning> : <p role="status">{copy.editDraft}</p>)}
      {saved !== 'all' && <Warning>{copy.editNotKept}</Warning>}
      <CatchEditor
        key={start.key}
        start={start}
        post={post}
        {...((since === 'deleted' || since.version !== post.version) && { since })}
        label={copy.editTitle}
        discardLabel={copy.discardEdit}
        asks={saved !== 'all'}
        onChange={(draft) => (isAsStored(draft, post) ? void drop() : save({ ...draft, base: post }))}
        onSaved={end}
        onDiscard={
          isDraft
            ? () => {
                void drop();
                setOpened(plain(since));
              }
            : undefined
        }
      />
    </>
  );
}

function EditedCatch({ id }: { id: string }) {
  const query = useGetCatchQuery(id);
  const drafts = useSavedDraft(Number(id));
  const isGone = query.isError && isNowhere(query.error);
  const post = { ...query, currentData: isGone ? ('deleted' as const) : query.currentData };
  const draft = { currentData: drafts.found, isError: false, refetch: () => undefined };
  return (
    <Screen queries={[post, draft]} skeleton="form" failed={{ title: catches.loadFailed }}>
      {(stored) => <Edited stored={stored} drafts={drafts} />}
    </Screen>
  );
}

export function EditCatchPage() {
  const { id = '' } = useParams();
  return (
    <OperatorPage section="home" title={copy.editTitle} width="form">
      <EditedCatch key={id} id={id} />
    </OperatorPage>
  );
}
