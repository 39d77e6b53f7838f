import { share } from '#copy/share';
import { Button, type ButtonShape } from '#src/components/base/actions/Button/Button';
import { shareLink, type ShareResult, type SharedLink } from './shareLink';

export interface ShareButtonProps extends SharedLink, ButtonShape {
  /** Called with the outcome; `copied` needs a toast. */
  onResult: (result: ShareResult) => void;
}

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
