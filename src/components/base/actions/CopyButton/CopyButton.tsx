import { Button, type ButtonShape } from '../Button/Button';
import { copyText } from './copyText';

export interface CopyButtonProps extends ButtonShape {
  /** Text to copy. */
  text: string;
  /** Label. A button that stands alone must name the copied thing. */
  label: string;
  /** Called after every attempt; `true` if the text was copied. */
  onResult: (copied: boolean) => void;
}

/** Copies a text to the clipboard, also in in-app browsers, and reports whether that succeeded. */
export function CopyButton({ text, label, onResult, size = 'small', ...look }: CopyButtonProps) {
  return (
    <Button
      {...look}
      size={size}
      icon="copy"
      onClick={(event) => void copyText(text, event.currentTarget).then(onResult)}
    >
      {label}
    </Button>
  );
}
