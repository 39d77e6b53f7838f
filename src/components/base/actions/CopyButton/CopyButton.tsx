import { Button, type ButtonShape } from '../Button/Button';
import { copyText } from './copyText';

export interface CopyButtonProps extends ButtonShape {
  /** Text to copy. */
  text: string;
  /** Label. If the button stands alone, it must name the copied text. */
  label: string;
  /** Called after every attempt; `true` if the text was copied. */
  onResult: (copied: boolean) => void;
}

/** Copies a text to the clipboard, also in in-app browsers, and reports the result. */
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
