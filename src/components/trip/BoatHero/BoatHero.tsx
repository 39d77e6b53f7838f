import { about } from '#copy/about';
import { photoPath } from '#src/components/base/display/Art/artPath';
import { Hero } from '#src/components/frame/Hero/Hero';
import { StoredPhoto, type StoredPhotoProps } from '../StoredPhoto/StoredPhoto';
import type { Elements } from '#src/components/base/elements';

export interface BoatHeroProps {
  /** Name of the store. */
  storeName: string;
  /** The operator's photographs of the boat; the first one is shown. */
  photos: readonly (StoredPhotoProps['picture'] & { alt: string })[];
  /** Heading, one string per line. */
  title: readonly string[];
  /** One line below the heading. */
  lead: string;
  /** One or two buttons for the main actions. */
  actions?: Elements;
  /** Halves the picture's height. */
  low?: boolean;
}

/**
 * Head of the home page and of the boat's page: the operator's first photograph, else the photograph or the drawing of
 * the build.
 */
export function BoatHero({ storeName, photos: [first], ...words }: BoatHeroProps) {
  const alt = about.pictureOf(storeName);
  const built = photoPath('boat');
  return (
    <Hero
      {...words}
      alt={alt}
      photo={
        first ? (
          <StoredPhoto picture={first} alt={first.alt} sizes="(min-width: 1024px) 520px, calc(100vw - 40px)" eager />
        ) : (
          built && <img src={built} alt={alt} />
        )
      }
    />
  );
}
