import { fishArt } from '../../../../copy/fish';
import { artPath } from '../../base/display/Art/artPath';
import { Picture } from './FishPicture.styles';

export interface FishPictureProps {
  /** The day's fish as the operator wrote it; a name among others is found: `오징어·참돔`. */
  fish: string;
  className?: string;
}

/** The drawn fish of a trip; nothing for a fish without a picture. Decorative: its name always stands beside it. */
export function FishPicture({ fish, className }: FishPictureProps) {
  const art = fishArt(fish);
  return art && <Picture className={className} src={artPath(art)} alt="" width={240} height={160} />;
}
