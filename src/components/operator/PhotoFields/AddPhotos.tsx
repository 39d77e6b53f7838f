import { useId } from 'react';
import { photos as copy } from '../../../../copy/photos';
import { Icon } from '../../base/display/Icon/Icon';
import { Add, FileInput, State } from './PhotoFields.styles';

export interface AddPhotosProps {
  /** Most photographs of the form. */
  max: number;
  /** Called with chosen files. */
  onAdd: (files: readonly File[]) => void;
}

/** An iPhone converts its HEIC photographs to JPEG for a field that asks for JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** Chooses photographs on the device. The same ones can be chosen again after they were taken out. */
export function AddPhotos({ max, onAdd }: AddPhotosProps) {
  const id = useId();
  return (
    <div>
      <FileInput
        id={id}
        type="file"
        accept={ACCEPTED}
        multiple
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onAdd(files);
        }}
      />
      <Add htmlFor={id} data-variant="tint" data-size="large" data-full>
        <Icon name="image" />
        {copy.add}
      </Add>
      <State id={`${id}-hint`}>{copy.hint(max)}</State>
    </div>
  );
}
