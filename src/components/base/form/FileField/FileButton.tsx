import type { InputHTMLAttributes, Ref } from 'react';
import { lookAttributes, type ButtonLook } from '../../actions/Button/Button';
import { Icon } from '../../display/Icon/Icon';
import { Choose, FileInput } from './FileField.styles';

export interface FileButtonProps
  extends
    Omit<ButtonLook, 'iconOnly'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'multiple' | 'disabled' | 'aria-invalid' | 'aria-describedby'> {
  /** Id of the control. */
  id: string;
  /** The native element. */
  ref?: Ref<HTMLInputElement> | undefined;
  /**
   * MIME types offered by the browser's file dialog, for example `image/png`. This is only a filter; the caller must
   * check the files.
   */
  accept: readonly string[];
  /** Called with the selected files, of which there is at least one. */
  onChoose: (files: readonly [File, ...File[]]) => void;
  /** Label of the button. */
  children: string;
}

/** Button that chooses files. The native control is hidden, because its texts are in the browser's language. */
export function FileButton({
  variant,
  size,
  full,
  icon = 'image',
  accept,
  onChoose,
  children,
  ...input
}: FileButtonProps) {
  return (
    <>
      <FileInput
        {...input}
        type="file"
        accept={accept.join()}
        onChange={({ currentTarget }) => {
          const [first, ...others] = currentTarget.files ?? [];
          // Selecting the same file again, for example after correcting it, must fire a change event.
          currentTarget.value = '';
          if (first) onChoose([first, ...others]);
        }}
      />
      <Choose htmlFor={input.id} {...lookAttributes({ variant, size, full })}>
        <Icon name={icon} />
        <span>{children}</span>
      </Choose>
    </>
  );
}
