import { download as copy } from '../../../../copy/download';
import { Button, type ButtonShape } from '../../base/actions/Button/Button';
import { FieldError } from '../../base/form/Field/FieldError';
import { Frame } from './DownloadButton.styles';

export interface DownloadButtonProps extends ButtonShape {
  /** Label of the button. */
  label?: string;
  /** The file is being made: the button shows a spinner and ignores clicks. */
  pending: boolean;
  /** Why the last download failed. */
  error?: string | null;
  /** Called to fetch the file. A plain link is not possible, because the request needs the login's token. */
  onDownload: () => void;
}

/** Button that downloads a file which the server creates on request. */
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
