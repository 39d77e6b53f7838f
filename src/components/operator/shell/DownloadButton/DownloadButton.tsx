import { download as copy } from '#copy/download';
import { Button, type ButtonShape } from '#src/components/base/actions/Button/Button';
import { FieldError } from '#src/components/base/form/Field/FieldError';
import { Frame } from './DownloadButton.styles';

export interface DownloadButtonProps extends ButtonShape {
  /** Label of the button. */
  label?: string;
  /** The file is being created: a spinner shows, clicks do nothing. */
  pending: boolean;
  /** Why the last download failed. */
  error?: string | null;
  /** Called to fetch the file; a plain link cannot send the login's token. */
  onDownload: () => void;
}

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
