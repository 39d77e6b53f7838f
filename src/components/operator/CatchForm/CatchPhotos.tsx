import { CATCH } from '../../../../contract/catch/catch.rules';
import { catchForm as copy } from '../../../../copy/catches';
import { photos as photosCopy } from '../../../../copy/photos';
import { Button } from '../../base/actions/Button/Button';
import { AddPhotos } from '../PhotoFields/AddPhotos';
import { PhotoFields } from '../PhotoFields/PhotoFields';
import type { PhotoState } from '../PhotoFields/photoState';
import { Photos } from './CatchPhotos.styles';

export interface FormPhoto {
  key: string;
  /** Name of the file. */
  name: string;
  caption: string;
  state: PhotoState;
}

export interface CatchPhotosProps {
  /** The photographs, in the order in which visitors see them. */
  photos: readonly FormPhoto[];
  /** Called with chosen files. */
  onAdd: (files: readonly File[]) => void;
  /** Called to take a photograph out. */
  onRemove: (key: string) => void;
  /** Called to move a photograph before the previous one. */
  onEarlier: (key: string) => void;
  /** Called when a caption is typed. */
  onCaption: (key: string, caption: string) => void;
  /** Called to go on with uploads after the connection was lost. */
  onRetry: () => void;
}

/** The photographs of a post with their captions, in the order in which visitors see them, and the button that adds more. */
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
