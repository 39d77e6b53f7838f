import { download as copy } from '../../../../copy/download';
import { Button, type ButtonLook } from '../../base/actions/Button/Button';
import { FieldError } from '../../base/form/Field/FieldError';
import { Frame } from './DownloadButton.styles';

export interface DownloadButtonProps extends Omit<ButtonLook, 'icon'> {
  /** What the button says. */
  label?: string;
  pending: boolean;
  /** Why the last file did not come. */
  error?: string | null;
  /** Fetches the file; a plain link cannot, since the call wants the login's token. */
  onDownload: () => void;
}

/** A file that the server makes when asked. */
export function DownloadButton({
  label = copy.guests,
  pending,
  error = null,
  onDownload,
  ...look
}: DownloadButtonProps) {
  return (
    <Frame>
      <Button {...look} icon="download" pending={pending} onClick={onDownload}>
        {pending ? copy.pending : label}
      </Button>
      <div role="status">{error && !pending && <FieldError>{error}</FieldError>}</div>
    </Frame>
  );
}
