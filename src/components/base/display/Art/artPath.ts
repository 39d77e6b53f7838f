/** Every picture of the site that a photo may replace, by its file's name in `public/art`. */
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

/** A photo's kind of file. */
type PhotoType = 'jpg' | 'png' | 'webp';

/** Written into the bundle by the build, which looks into `public/art`; tests have no build. */
declare const __PHOTOS__: Partial<Record<ArtName, PhotoType>> | undefined;

/**
 * The pictures that a photo of the same name stands in for: a `public/art/feature-deck.jpg` is shown instead of the
 * drawing. Nothing else has to change.
 */
export const PHOTOS: Partial<Record<ArtName, PhotoType>> = typeof __PHOTOS__ === 'undefined' ? {} : __PHOTOS__;

/** The address of a picture: its photo where there is one, else its drawing. */
export const artPath = (name: ArtName, photos: Partial<Record<ArtName, PhotoType>> = PHOTOS): string =>
  `/art/${name}.${photos[name] ?? 'svg'}`;

/** The address of a picture's photo, or null while it is a drawing. */
export const photoPath = (name: ArtName, photos: Partial<Record<ArtName, PhotoType>> = PHOTOS): string | null =>
  photos[name] ? artPath(name, photos) : null;
