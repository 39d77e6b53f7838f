import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import { CATCH } from '#contract/catch/catch.rules';
import type { Catch } from '#contract/catch/catch.schema';
import { PAGES } from '#contract/paths';
import { catchForm as copy } from '#copy/catches';
import { photos as photosCopy } from '#copy/photos';
import { settings } from '#copy/settings';
import { useUnsaved } from '#src/components/base/form/unsaved';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { CatchForm, type CatchElsewhere } from '#src/components/operator/content/CatchForm/CatchForm';
import { CatchPhotos } from '#src/components/operator/content/CatchForm/CatchPhotos';
import { failureText, refusal } from '#src/store/api';
import { catchesApi } from '#src/store/endpoints/catches';
import { useNow } from '#src/store/hooks';
import { useAction } from '#src/features/base/useAction';
import type { Draft, DraftPhoto } from '#src/features/operator/drafts/catchDraft';
import { useUploads } from '#src/features/operator/uploads/useUploads';
import { useSaveCatchMutation } from './endpoints';

interface CatchEditorProps {
  /** Initial content of the form. */
  start: Draft;
  /** The post before its change; undefined for a new one. */
  post?: Catch;
  /** A newer version by another person, or `deleted`. */
  since?: Catch | 'deleted';
  label: string;
  /** Label of the button that discards the draft. */
  discardLabel?: string;
  /** Asks before leaving if the draft is not saved. */
  asks: boolean;
  /** Called with every change, to save it. */
  onChange?: (draft: Draft) => void;
  /** Called before the success is shown: a page closed at that moment must not find the draft. */
  onSaved?: () => Promise<void>;
  /** Called when the draft is discarded; without it there is no button. */
  onDiscard?: (() => void) | undefined;
}

const aPhoto = (file: File): DraftPhoto => ({
  key: uuid(),
  name: file.name,
  caption: '',
  file,
  picture: null,
  refusal: null,
});

export const photosOf = ({ pictures }: Catch): DraftPhoto[] =>
  pictures.map(({ caption, ...picture }) => ({
    key: uuid(),
    name: '',
    caption,
    file: null,
    refusal: null,
    picture,
  }));

const contentOf = ({ date, story, photos }: Draft): string =>
  JSON.stringify([date, story, photos.map(({ key, caption }) => [key, caption])]);

const hasPhotosOf = ({ photos }: Draft, { pictures }: Catch): boolean =>
  JSON.stringify(photos.map(({ picture, caption }) => [picture?.id, caption])) ===
  JSON.stringify(pictures.map(({ id, caption }) => [id, caption]));

export const isAsStored = (draft: Draft, post: Catch): boolean =>
  draft.date === post.date && draft.story === post.story && hasPhotosOf(draft, post);

const inWords = (captions: readonly string[]): string =>
  captions.map((caption, index) => caption || photosCopy.one(index + 1)).join('\n');

interface Newer {
  stored: Catch;
  before: Catch;
}

const elsewhereOf = ({ stored, before }: Newer, shown: readonly DraftPhoto[]): CatchElsewhere => {
  const werePicturesReplaced = JSON.stringify(stored.pictures) !== JSON.stringify(before.pictures);
  return {
    stored,
    before,
    ...(werePicturesReplaced && {
      photos: {
        stored: inWords(stored.pictures.map(({ caption }) => caption)),
        typed: inWords(shown.map(({ caption }) => caption)),
      },
    }),
  };
};

export function CatchEditor({
  start,
  post,
  since,
  label,
  discardLabel = copy.discard,
  asks,
  onChange,
  onSaved,
  onDiscard,
}: CatchEditorProps) {
  const newerAtStart = post && since && since !== 'deleted' ? { stored: since, before: post } : null;
  const [draft, setDraft] = useState(() =>
    newerAtStart && hasPhotosOf(start, newerAtStart.before)
      ? { ...start, photos: photosOf(newerAtStart.stored) }
      : start,
  );
  /** Another person's version, since the start or the last refusal. The next save is based on it. */
  const [newer, setNewer] = useState<Newer | null>(newerAtStart);
  const [isGone, setGone] = useState(since === 'deleted');
  const [readAgain] = catchesApi.useLazyGetCatchQuery();
  const [save, { isLoading }] = useSaveCatchMutation();
  const { run, form, clear } = useAction();
  useUnsaved(asks && contentOf(draft) !== contentOf(start), isLoading);
  const navigate = useNavigate();
  const now = useNow();
  /** Newer than the state: several changes may come before the next render. */
  const latest = useRef(draft);
  const change = (part: (before: Draft) => Partial<Draft>) => {
    latest.current = { ...latest.current, ...part(latest.current) };
    setDraft(latest.current);
    onChange?.(latest.current);
  };
  const changePhoto = (key: string, part: Partial<DraftPhoto>) =>
    change(({ photos }) => ({ photos: photos.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)) }));

  const { stateOf, goOn } = useUploads(draft.photos, (key, { picture, refusal }) =>
    changePhoto(key, picture ? { picture, file: null } : { refusal }),
  );
  const photos = draft.photos.map((photo) => ({ ...photo, state: stateOf(photo) }));
  return (
    <CatchForm
      label={label}
      submitLabel={post && !isGone ? copy.save : copy.submit}
      {...(onDiscard && { discardLabel, onDiscard })}
      initial={{ date: start.date, story: start.story }}
      now={now}
      photos={photos}
      pending={isLoading}
      {...form}
      onTyped={(typed) => change(() => typed)}
      elsewhere={newer && elsewhereOf(newer, draft.photos)}
      onTakePhotos={() => newer && change(() => ({ photos: photosOf(newer.stored) }))}
      onSubmit={async (typed) => {
        const pictures = draft.photos.flatMap(({ picture, caption }) => (picture ? [{ id: picture.id, caption }] : []));
        const before = isGone ? undefined : (newer?.stored ?? post);
        const changed = before && { id: before.id, version: before.version };
        const result = await save({ post: { ...changed, ...typed, pictures }, key: draft.key });
        const code = refusal(result.error)?.code;
        // Earlier content is already posted under this key, so the current content becomes a new post.
        if (code === 'EARLIER_POST') change(() => ({ key: uuid() }));
        if (before && code === 'NOT_FOUND') setGone(true);
        const again = before && code === 'CONFLICT' ? (await readAgain(String(before.id))).data : undefined;
        // The response to an earlier attempt was lost, so this one counts as a success.
        const isStored = again !== undefined && isAsStored({ ...draft, ...typed }, again);
        if (before && again && !isStored) {
          if (hasPhotosOf(draft, before)) change(() => ({ photos: photosOf(again) }));
          setNewer({ stored: again, before });
          clear();
          showToast('error', settings.changedElsewhere.title);
          return;
        }
        const outcome = isStored ? { data: again } : result;
        if (!outcome.error) await onSaved?.();
        await run(outcome, {
          done: before ? copy.saved : copy.posted,
          reason: (error) => (before && code === 'NOT_FOUND' ? copy.gone : failureText(error)),
          next: () => void navigate(PAGES.adminCatches, { replace: true }),
        });
      }}
    >
      <CatchPhotos
        photos={photos}
        onAdd={(files) => {
          const free = CATCH.picturesMax - draft.photos.length;
          if (files.length > free) showToast('error', photosCopy.tooMany(CATCH.picturesMax));
          change((before) => ({ photos: [...before.photos, ...files.slice(0, free).map(aPhoto)] }));
        }}
        onRemove={(key) => change(({ photos }) => ({ photos: photos.filter((photo) => photo.key !== key) }))}
        onEarlier={(key) =>
          change(({ photos }) => {
            const sorted = [...photos];
            const at = photos.findIndex((photo) => photo.key === key);
            if (at > 0) sorted.splice(at - 1, 0, ...sorted.splice(at, 1));
            return { photos: sorted };
          })
        }
        onCaption={(key, caption) => changePhoto(key, { caption })}
        onRetry={goOn}
      />
    </CatchForm>
  );
}
