import { fishArt } from '#copy/fish';
import { artPath } from '#src/components/base/display/Art/artPath';
import { Picture } from './FishPicture.styles';

export interface FishPictureProps {
  /** The operator's text; lists are searched for a known name: `오징어·참돔`. */
  fish: string;
  /** Class for size and shape. */
  className?: string;
}

/** Decorative, because the name is always beside it. Renders nothing for an unknown fish. */
export function FishPicture({ fish, className }: FishPictureProps) {
  const art = fishArt(fish);
  return art && <Picture className={className} src={artPath(art)} alt="" width={240} height={160} />;
}
