import { useId } from 'react';
import { photos as copy } from '#copy/photos';
import { FileButton } from '#src/components/base/form/FileField/FileButton';
import { State } from './PhotoFields.styles';

export interface AddPhotosProps {
  /** Maximum number of photographs. */
  max: number;
  /** Called with chosen files. */
  onAdd: (files: readonly File[]) => void;
}

/** iPhones convert HEIC to JPEG, because HEIC is not accepted. */
const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];

export function AddPhotos({ max, onAdd }: AddPhotosProps) {
  const id = useId();
  return (
    <div>
      <FileButton
        id={id}
        variant="tint"
        size="large"
        full
        accept={ACCEPTED}
        multiple
        aria-describedby={`${id}-hint`}
        onChoose={onAdd}
      >
        {copy.add}
      </FileButton>
      <State id={`${id}-hint`}>{copy.hint(max)}</State>
    </div>
  );
}
