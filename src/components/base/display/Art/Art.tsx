import { artPath, type ArtName } from './artPath';

export interface ArtProps {
  /** Name of the picture. */
  name: ArtName;
  /** Alternative text; empty if the text beside the picture says the same. */
  alt?: string;
  /** Class for size and shape, from the surrounding component. */
  className?: string;
}

/** A picture of the site by its name: the drawing, or the photo that replaces it. Aspect ratio of the drawing: 3:2. */
export function Art({ name, alt = '', className }: ArtProps) {
  return <img className={className} src={artPath(name)} alt={alt} width={240} height={160} loading="lazy" />;
}
