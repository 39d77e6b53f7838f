import { artPath, type ArtName } from './artPath';

export interface ArtProps {
  name: ArtName;
  /** Words for who cannot see it; empty where they stand beside it. */
  alt?: string;
  className?: string;
}

/** A picture of the site by its name: the drawing, or the photo that replaces it. Drawn on a board of 3 to 2. */
export function Art({ name, alt = '', className }: ArtProps) {
  return <img className={className} src={artPath(name)} alt={alt} width={240} height={160} loading="lazy" />;
}
