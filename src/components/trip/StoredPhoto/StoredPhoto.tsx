import { useEffect, useRef, useState } from 'react';
import { API, apiPath } from '#contract/paths';
import { widthsOf } from '#contract/picture/picture.rules';
import type { Picture } from '#contract/picture/picture.schema';
import { catches as copy } from '#copy/catches';
import { Gone } from './StoredPhoto.styles';

export interface StoredPhotoProps {
  /** The stored photograph. */
  picture: Pick<Picture, 'id' | 'width' | 'height'>;
  /** Alternative text; empty beside the same text. */
  alt: string;
  /** The `sizes` of the image. */
  sizes: string;
  /** Loads immediately; by default photographs load near the window. */
  eager?: boolean;
}

/** The size is known before loading, so nothing moves. */
export function StoredPhoto({ picture: { id, width, height }, alt, sizes, eager = false }: StoredPhotoProps) {
  const address = (wide: number): string => apiPath(API.picture, { picture: id, width: wide });
  const widths = widthsOf(width);
  const image = useRef<HTMLImageElement>(null);
  const [brokenId, setBrokenId] = useState<string | null>(null);
  // An image that failed before hydration has already fired its event.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBrokenId(id);
  }, [id]);
  if (brokenId === id)
    return (
      <Gone
        {...(alt && { role: 'img', 'aria-label': `${alt}. ${copy.photoGone}` })}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {copy.photoGone}
      </Gone>
    );
  return (
    <img
      ref={image}
      onError={() => setBrokenId(id)}
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
