import { share } from '../../../../copy/share';
import { Button, type ButtonLook } from '../../base/actions/Button/Button';
import { shareLink, type ShareResult, type SharedLink } from './shareLink';

export interface ShareButtonProps extends SharedLink, Omit<ButtonLook, 'icon'> {
  /** What became of it; a copied address wants a toast, since nothing else shows it. */
  onResult: (result: ShareResult) => void;
}

/** Shares a page by the phone's own sheet, or copies its address where there is none (in-app browsers). */
export function ShareButton({ url, title, text, onResult, ...look }: ShareButtonProps) {
  return (
    <Button
      {...look}
      icon="share"
      onClick={(event) => void shareLink({ url, title, text }, event.currentTarget).then(onResult)}
    >
      {share.share}
    </Button>
  );
}
