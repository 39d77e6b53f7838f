import type { ReactNode } from 'react';
import { toast } from 'react-toastify/unstyled';
import { frame } from '#copy/frame';
import { returnFocus } from '../../focus';
import { Undone, UndoButton } from './Toaster.styles';

export interface Undo {
  /** Identifies the object of the action, so that the same message about another object gets its own toast. */
  of: string;
  onUndo: () => void;
}

interface TakeBackProps {
  /** Label and effect of the button. */
  undo: Undo;
  /** Id of the toast; pressing the button closes it. */
  toastId: string;
  /** The message. */
  children?: ReactNode;
}

/** A toast's message with its undo button. */
export function TakeBack({ undo, toastId, children }: TakeBackProps) {
  return (
    <Undone>
      <span>{children}</span>
      <UndoButton
        type="button"
        onClick={() => {
          returnFocus();
          toast.dismiss(toastId);
          undo.onUndo();
        }}
      >
        {frame.takeBack}
      </UndoButton>
    </Undone>
  );
}
