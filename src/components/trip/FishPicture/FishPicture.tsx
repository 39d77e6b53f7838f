import { fishArt } from '../../../../copy/fish';
import { artPath } from '../../base/display/Art/artPath';
import { Picture } from './FishPicture.styles';

export interface FishPictureProps {
  /** The day's fish as the operator entered it. Known names are found among others: `오징어·참돔`. */
  fish: string;
  /** Class for the size and shape that the surrounding component gives. */
  className?: string;
}

/**
 * Drawing of the trip's fish; renders nothing for a fish without a picture. Decorative: the name is always shown beside
 * it.
 */
export function FishPicture({ fish, className }: FishPictureProps) {
  const art = fishArt(fish);
  return art && <Picture className={className} src={artPath(art)} alt="" width={240} height={160} />;
}
