import { API, apiPath } from '../../../../contract/paths';
import { widthsOf } from '../../../../contract/picture/picture.rules';
import type { Picture } from '../../../../contract/picture/picture.schema';

export interface CatchPhotoProps {
  /** The stored photograph. */
  picture: Pick<Picture, 'id' | 'width' | 'height'>;
  /** Alternative text; empty beside a text that says it. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** Whether it is loaded at once; others wait until they are near the window. */
  eager?: boolean;
}

/** A photograph in the width that the screen needs. Its size is known before it is loaded, so nothing moves. */
export function CatchPhoto({ picture: { id, width, height }, alt, sizes, eager = false }: CatchPhotoProps) {
  const address = (wide: number): string => apiPath(API.picture, { picture: id, width: wide });
  const widths = widthsOf(width);
  return (
    <img
      src={address(widths.at(Math.min(1, widths.length - 1)) ?? width)}
      srcSet={widths.map((wide) => `${address(wide)} ${wide}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
