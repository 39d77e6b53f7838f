import { useId, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Button } from '../../actions/Button/Button';
import { useOneAtATime } from '../../actions/Button/useOneAtATime';
import { FieldError } from '../../form/Field/FieldError';
import { Actions, Body, Failure, Scrim, Sheet } from './ConfirmDialog.styles';
import { useScrollLock } from './useScrollLock';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What the answer will do: the trip, the money. */
  children?: ReactNode;
  /** Names the act, as does `cancelLabel`: a bare 취소 is ambiguous where something is cancelled. */
  confirmLabel: string;
  cancelLabel: string;
  tone: 'normal' | 'danger';
  /** The act is running: the dialog stays until it is over. */
  pending?: boolean;
  /** Why the act failed; the dialog stays for another try. */
  error?: string | null | undefined;
  /** Further presses do nothing until what it answers is over. */
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
}

/** Asks before something is done: a sheet from the bottom on a phone, centred from 1024 px. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Nothing of a closed dialog stays in the page, so that its words are not found twice.
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone,
  pending = false,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const pressedScrim = useRef(false);
  useScrollLock(true);

  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    safe.current?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  const confirm = useOneAtATime(onConfirm);
  const dismiss = () => {
    if (!pending) onClose();
  };
  const isScrim = (event: { target: EventTarget }) => event.target === dialog.current;

  return (
    <Scrim
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-body` : undefined}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        dismiss();
      }}
      // The back gesture of a phone asks like this.
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      // A browser closes at the second request whatever it was told: what is pending comes back.
      onClose={() => {
        if (dialog.current?.open) return;
        if (pending) dialog.current?.showModal();
        else onClose();
      }}
      // A press that began in the sheet, marking text for example, and ended beside it does not close it.
      onPointerDown={(event: PointerEvent) => {
        pressedScrim.current = isScrim(event);
      }}
      onClick={(event) => {
        if (isScrim(event) && pressedScrim.current) dismiss();
      }}
    >
      <Sheet>
        <h2 id={`${id}-title`}>{title}</h2>
        {children && <Body id={`${id}-body`}>{children}</Body>}
        <Failure role="alert">{error && <FieldError>{error}</FieldError>}</Failure>
        <Actions>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            full
            pending={pending}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
          <Button ref={safe} full disabled={pending} onClick={dismiss}>
            {cancelLabel}
          </Button>
        </Actions>
      </Sheet>
    </Scrim>
  );
}
