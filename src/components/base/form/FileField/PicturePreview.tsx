import { Preview } from './FileField.styles';

export interface PicturePreviewProps {
  /** Address of the picture; may be an object URL. */
  src: string;
  /** Says what the picture is: the selected file or the current one. */
  caption: string;
  /** Called if the file cannot be displayed as a picture. */
  onUnreadable?: () => void;
}

/** Preview of a picture, as wide as its container and at most 520 px. */
export function PicturePreview({ src, caption, onUnreadable }: PicturePreviewProps) {
  return (
    <Preview>
      <figcaption>{caption}</figcaption>
      <img src={src} alt={caption} onError={onUnreadable} />
    </Preview>
  );
}
