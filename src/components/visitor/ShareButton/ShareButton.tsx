import { share } from '../../../../copy/share';
import { Button, type ButtonShape } from '../../base/actions/Button/Button';
import { shareLink, type ShareResult, type SharedLink } from './shareLink';

export interface ShareButtonProps extends SharedLink, ButtonShape {
  /** Called with the outcome. For `copied` show a toast, because nothing else is visible. */
  onResult: (result: ShareResult) => void;
}

/** Shares a page with the phone's share sheet, or copies its URL if there is none (in-app browsers). */
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
