import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type SubmitEvent,
} from 'react';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { leaving } from '#copy/leaving';
import { Button } from '../../actions/Button/Button';
import { useOneAtATime } from '../../actions/Button/useOneAtATime';
import { FieldError } from '../../form/Field/FieldError';
import { holdFocus } from '../../focus';
import { ChangedFacts } from '../ChangedFacts/ChangedFacts';
import { useFacts, type Facts } from '../ChangedFacts/useFacts';
import { placeToasts } from '../Toast/toastPlace';
import { Sentence } from '../../display/Sentence/Sentence';
import { Actions, Body, Failure, Scrim, Sheet } from './ConfirmDialog.styles';
import { useScrollLock } from '../../useScrollLock';
import type { TextOrElements } from '../../elements';

export interface ConfirmDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Heading of the dialog: the question. */
  title: string;
  /** Consequences of confirming, such as the trip and the amounts of money. */
  children?: TextOrElements;
  /**
   * Label of the confirm button. Like `cancelLabel` it names the action: 취소 alone is ambiguous where something is being
   * cancelled.
   */
  confirmLabel: string;
  /** Label of the button that closes the dialog without the action. */
  cancelLabel: string;
  /**
   * `normal`: the expected action; its button is filled. `doubt`: probably a mistake, so the other button is filled and
   * comes first. `danger`: like `doubt`, for actions that cannot be undone; the confirm button is red.
   */
  tone: 'normal' | 'doubt' | 'danger';
  /** The body has fields: Enter in a line of text confirms, as in every form. */
  isForm?: boolean;
  /** Whether something typed would be lost: leaving the dialog asks first. */
  unsaved?: boolean;
  /** Facts from live data: a change is marked, and the button asks to check it before it confirms. */
  about?: Facts;
  /** The action is running: the dialog stays open until it ends. */
  pending?: boolean;
  /** Reason of the failure; the dialog stays open for another attempt. */
  error?: string | null | undefined;
  /** Called on confirmation. Further clicks are ignored until the returned promise settles. */
  onConfirm: () => void | Promise<void>;
  /** Called on leaving without confirming: by its button, Escape, or a click outside. */
  onClose: () => void;
  /** Called by the cancel button if it leads somewhere; by default the dialog closes. */
  onStay?: () => void;
}

const NO_FACTS: Facts = [];
const ACTION = { normal: 'primary', doubt: 'line', danger: 'danger-line' } as const;

/** Asks for confirmation: a bottom sheet on phones, a centred dialog from 1024 px. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // A closed dialog is not in the DOM, so its text cannot be found twice.
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone,
  isForm = false,
  unsaved = false,
  about = NO_FACTS,
  pending = false,
  error,
  onConfirm,
  onClose,
  onStay,
}: Omit<ConfirmDialogProps, 'open'>) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const pressedScrim = useRef(false);
  useScrollLock(true);

  useLayoutEffect(() => {
    const element = dialog.current;
    const giveBack = holdFocus();
    element?.showModal();
    placeToasts();
    safe.current?.focus();
    return () => {
      element?.close();
      placeToasts();
      giveBack();
    };
  }, []);

  const confirm = useOneAtATime(onConfirm);
  const facts = useFacts(about);
  // Changes during the action are its own.
  const isOld = facts.isOld && !pending;
  const [asking, setAsking] = useState(false);
  const dismiss = () => {
    if (pending) return;
    if (unsaved) setAsking(true);
    else onClose();
  };
  const isScrim = (event: { target: EventTarget }) => event.target === dialog.current;
  // The second click of a double click was meant for the opener.
  const isMeant = ({ detail }: { detail: number }) => detail <= 1;

  const action = (
    <Button
      key="action"
      type={isForm ? 'submit' : 'button'}
      variant={ACTION[tone]}
      full
      pending={pending}
      onClick={(event) => {
        if (!isMeant(event)) return;
        if (isOld) facts.look();
        else void confirm();
      }}
    >
      {isOld ? changedMeanwhile.look : confirmLabel}
    </Button>
  );
  const other = (
    <Button
      key="other"
      ref={safe}
      variant={tone === 'normal' ? 'line' : 'primary'}
      full
      disabled={pending}
      onClick={(event) => {
        if (isMeant(event)) (onStay ?? dismiss)();
      }}
    >
      {cancelLabel}
    </Button>
  );

  return (
    <>
      <Scrim
        ref={dialog}
        aria-labelledby={`${id}-title`}
        aria-describedby={children ? `${id}-body` : undefined}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          dismiss();
        }}
        // Phones send this event for their back gesture.
        onCancel={(event) => {
          event.preventDefault();
          dismiss();
        }}
        // Browsers close the dialog at the second close request even if the event was cancelled: while pending, or
        // with something unsaved, it is reopened.
        onClose={() => {
          if (dialog.current?.open) return;
          if (pending || unsaved) dialog.current?.showModal();
          dismiss();
        }}
        // A press that starts in the sheet (selecting text, for example) and ends outside it does not close the dialog.
        onPointerDown={(event: PointerEvent) => {
          pressedScrim.current = isScrim(event);
        }}
        onClick={(event) => {
          if (isMeant(event) && isScrim(event) && pressedScrim.current) dismiss();
        }}
      >
        <Sheet
          as={isForm ? 'form' : undefined}
          // Enter has already confirmed through the button that the browser clicks.
          onSubmit={isForm ? (event: SubmitEvent) => event.preventDefault() : undefined}
        >
          <h2 id={`${id}-title`}>
            <Sentence>{title}</Sentence>
          </h2>
          {children && <Body id={`${id}-body`}>{children}</Body>}
          <Failure role="alert">
            {!pending && facts.changes.length > 0 && <ChangedFacts changes={facts.changes} />}
            {error && !isOld && <FieldError>{error}</FieldError>}
          </Failure>
          <Actions>{tone === 'normal' ? [action, other] : [other, action]}</Actions>
        </Sheet>
      </Scrim>
      {asking && (
        <OpenDialog
          title={leaving.ask}
          confirmLabel={leaving.leave}
          cancelLabel={leaving.stay}
          tone="danger"
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          <p>{leaving.consequence}</p>
        </OpenDialog>
      )}
    </>
  );
}
