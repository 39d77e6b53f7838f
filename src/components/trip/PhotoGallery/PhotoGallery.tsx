import { StoredPhoto } from '../StoredPhoto/StoredPhoto';
import { Photos } from './PhotoGallery.styles';

export interface PhotoGalleryProps {
  /** The photographs: id, size of the widest version in pixels, alternative text. */
  photos: readonly { id: string; width: number; height: number; alt: string }[];
}

/** Photographs of the boat, in one column on phones. Their sizes are known before they load. */
export function PhotoGallery({ photos }: PhotoGalleryProps) {
  return (
    <Photos>
      {photos.map(({ alt, ...picture }, index) => (
        <li key={index}>
          <StoredPhoto picture={picture} alt={alt} sizes="(min-width: 1024px) 50vw, 100vw" />
        </li>
      ))}
    </Photos>
  );
}
