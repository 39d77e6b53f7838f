/** File names in `public/art`. A photo can replace each of them. */
export const ART = [
  'boat',
  'chamdom',
  'cooler',
  'feature-cabin',
  'feature-deck',
  'feature-restroom',
  'feature-wheelhouse',
  'galchi',
  'galchi-night',
  'hanchi',
  'lifejacket',
  'ojingeo',
  'reel',
  'rod',
] as const;
export type ArtName = (typeof ART)[number];

type PhotoType = 'jpg' | 'png' | 'webp';

/** The build reads `public/art`; undefined in tests, which have no build. */
declare const __PHOTOS__: Partial<Record<ArtName, PhotoType>> | undefined;

/** A file such as `public/art/feature-deck.jpg` replaces the drawing of the same name; nothing else has to change. */
export const PHOTOS: Partial<Record<ArtName, PhotoType>> = typeof __PHOTOS__ === 'undefined' ? {} : __PHOTOS__;

/** Path of the photo if there is one, otherwise of the drawing. */
export const artPath = (name: ArtName, photos: Partial<Record<ArtName, PhotoType>> = PHOTOS): string =>
  `/art/${name}.${photos[name] ?? 'svg'}`;

/** Null if there is only a drawing. */
export const photoPath = (name: ArtName, photos: Partial<Record<ArtName, PhotoType>> = PHOTOS): string | null =>
  photos[name] ? artPath(name, photos) : null;
