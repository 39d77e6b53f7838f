import { API, apiPath } from '../../../../contract/paths';
import { widthsOf } from '../../../../contract/picture/picture.rules';
import { Photos } from './PhotoGallery.styles';

export interface PhotoGalleryProps {
  /** The photographs: id, size of the widest version in pixels, and what there is to see. */
  photos: readonly { id: string; width: number; height: number; alt: string }[];
}

const addressOf = (picture: string, width: number): string => apiPath(API.picture, { picture, width });

/** Photographs of the boat, one below the other on phones; their sizes are known before they are loaded. */
export function PhotoGallery({ photos }: PhotoGalleryProps) {
  return (
    <Photos>
      {photos.map(({ id, width, height, alt }, index) => (
        <li key={index}>
          <img
            src={addressOf(id, width)}
            srcSet={widthsOf(width)
              .map((one) => `${addressOf(id, one)} ${one}w`)
              .join(', ')}
            sizes="(min-width: 1024px) 50vw, 100vw"
            width={width}
            height={height}
            alt={alt}
            loading="lazy"
          />
        </li>
      ))}
    </Photos>
  );
}
