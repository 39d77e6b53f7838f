import { CATCH } from '#contract/catch/catch.rules';
import { catchForm as copy } from '#copy/catches';
import { photos as photosCopy } from '#copy/photos';
import { Button } from '#src/components/base/actions/Button/Button';
import { AddPhotos } from '../PhotoFields/AddPhotos';
import { PhotoFields } from '../PhotoFields/PhotoFields';
import type { PhotoState } from '../PhotoFields/photoState';
import { Photos } from './CatchPhotos.styles';

export interface FormPhoto {
  key: string;
  name: string;
  caption: string;
  state: PhotoState;
}

export interface CatchPhotosProps {
  /** The photographs in the visitors' order. */
  photos: readonly FormPhoto[];
  /** Called with chosen files. */
  onAdd: (files: readonly File[]) => void;
  /** Called to remove a photograph. */
  onRemove: (key: string) => void;
  /** Called to move a photograph one place forward. */
  onEarlier: (key: string) => void;
  /** Called with a typed caption. */
  onCaption: (key: string, caption: string) => void;
  /** Called to resume uploads after a lost connection. */
  onRetry: () => void;
}

export function CatchPhotos({ photos, onAdd, onRemove, onEarlier, onCaption, onRetry }: CatchPhotosProps) {
  return (
    <>
      <Photos aria-label={photosCopy.title}>
        {photos.map(({ key, name, caption, state }, index) => (
          <li key={key}>
            <PhotoFields
              number={index + 1}
              name={name}
              state={state}
              caption={caption}
              maxCaption={CATCH.captionMax}
              onCaption={(typed) => onCaption(key, typed)}
              onRetry={onRetry}
              actions={
                <>
                  {index > 0 && (
                    <Button size="small" icon="left" iconOnly onClick={() => onEarlier(key)}>
                      {copy.earlier(index + 1)}
                    </Button>
                  )}
                  <Button size="small" icon="trash" iconOnly onClick={() => onRemove(key)}>
                    {copy.remove(index + 1)}
                  </Button>
                </>
              }
            />
          </li>
        ))}
      </Photos>
      {photos.length < CATCH.picturesMax && <AddPhotos max={CATCH.picturesMax} onAdd={onAdd} />}
    </>
  );
}
