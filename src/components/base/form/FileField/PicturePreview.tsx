import { Preview } from './FileField.styles';

export interface PicturePreviewProps {
  src: string;
  /** Says what is seen: the file that was chosen, or what stands there now. */
  caption: string;
  /** The file says that it is a picture, and is none. */
  onUnreadable?: () => void;
}

/** A picture as it will be shown, as wide as there is room for, 520 px at most. */
export function PicturePreview({ src, caption, onUnreadable }: PicturePreviewProps) {
  return (
    <Preview>
      <figcaption>{caption}</figcaption>
      <img src={src} alt={caption} onError={onUnreadable} />
    </Preview>
  );
}
