import type { ReactNode } from 'react';
import { toast } from 'react-toastify/unstyled';
import { frame } from '../../../../../copy/frame';
import { Undone, UndoButton } from './ToastHost.styles';

export interface Undo {
  /** Keeps the message of one thing apart from the same message of another. */
  of: string;
  onUndo: () => void;
}

/** A message with the button that takes back what it tells of. */
export function TakeBack({ undo, toastId, children }: { undo: Undo; toastId: string; children?: ReactNode }) {
  return (
    <Undone>
      {children}
      <UndoButton
        type="button"
        onClick={() => {
          toast.dismiss(toastId);
          undo.onUndo();
        }}
      >
        {frame.takeBack}
      </UndoButton>
    </Undone>
  );
}
