import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import { CATCH } from '../../../../contract/catch/catch.rules';
import { PAGES } from '../../../../contract/paths';
import { catchForm as copy } from '../../../../copy/catches';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { CatchForm } from '../../../components/operator/CatchForm/CatchForm';
import { useNow } from '../../../store/hooks';
import { useAction } from '../../base/useAction';
import type { Draft, DraftPhoto } from './draft';
import { useSaveCatchMutation } from './endpoints';
import { useUploads } from './useUploads';

interface CatchEditorProps {
  /** What the form begins with. */
  start: Draft;
  /** The post that is changed; undefined for a new one. */
  id?: number;
  label: string;
  /** Called with every change, to keep it. */
  onChange?: (draft: Draft) => void;
  /** Called when the post is stored. */
  onSaved?: () => void;
  /** Called when the draft is given up; without it there is no such button. */
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

/** The form of a post with its uploads. */
export function CatchEditor({ start, id, label, onChange, onSaved, onDiscard }: CatchEditorProps) {
  const [draft, setDraft] = useState(start);
  const [save, { isLoading }] = useSaveCatchMutation();
  const { run, form } = useAction();
  const navigate = useNavigate();
  const now = useNow();
  const change = (part: (before: Draft) => Partial<Draft>) =>
    setDraft((before) => {
      const after = { ...before, ...part(before) };
      onChange?.(after);
      return after;
    });
  const changePhoto = (key: string, part: Partial<DraftPhoto>) =>
    change(({ photos }) => ({ photos: photos.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)) }));

  const { stateOf, goOn } = useUploads(draft.photos, (key, { picture, refusal }) =>
    changePhoto(key, picture ? { picture, file: null } : { refusal }),
  );
  return (
    <CatchForm
      label={label}
      submitLabel={id === undefined ? copy.submit : copy.save}
      {...(onDiscard && { discardLabel: copy.discard, onDiscard })}
      initial={{ date: start.date, story: start.story }}
      now={now}
      photos={draft.photos.map((photo) => ({ ...photo, state: stateOf(photo) }))}
      pending={isLoading}
      {...form}
      onTyped={(typed) => change(() => typed)}
      onAdd={(files) => {
        const room = CATCH.picturesMax - draft.photos.length;
        if (files.length > room) showToast('error', copy.tooMany);
        change(({ photos }) => ({ photos: [...photos, ...files.slice(0, room).map(aPhoto)] }));
      }}
      onRemove={(key) => change(({ photos }) => ({ photos: photos.filter((photo) => photo.key !== key) }))}
      onEarlier={(key) =>
        change(({ photos }) => {
          const at = photos.findIndex((photo) => photo.key === key);
          const moved = photos[at];
          return moved ? { photos: photos.toSpliced(at, 1).toSpliced(at - 1, 0, moved) } : {};
        })
      }
      onCaption={(key, caption) => changePhoto(key, { caption })}
      onRetry={goOn}
      onSubmit={async (typed) => {
        const pictures = draft.photos.flatMap(({ picture, caption }) => (picture ? [{ id: picture.id, caption }] : []));
        await run(save({ post: { ...(id !== undefined && { id }), ...typed, pictures }, key: draft.key }), {
          done: id === undefined ? copy.posted : copy.saved,
          next: () => {
            onSaved?.();
            void navigate(PAGES.adminCatches, { replace: true });
          },
        });
      }}
    />
  );
}
