import { Button, type ButtonLook } from '../Button/Button';
import { copyText } from './copyText';

export interface CopyButtonProps extends Omit<ButtonLook, 'icon'> {
  /** What is copied. */
  text: string;
  /** What the button says; say what it copies where it stands alone. */
  label: string;
  onResult: (copied: boolean) => void;
}

/** Copies a text when pressed, in-app browsers included, and says whether it worked. */
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
