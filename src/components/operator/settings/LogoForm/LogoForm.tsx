import { useRef, useState, type SubmitEvent } from 'react';
import { beginsAsPicture, LOGO, type LogoType } from '#contract/config/logo.rules';
import { SIGNATURE_BYTES } from '#contract/picture/signature.rules';
import { logo as copy } from '#copy/logo';
import { Button } from '#src/components/base/actions/Button/Button';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { FileField } from '#src/components/base/form/FileField/FileField';
import { PicturePreview } from '#src/components/base/form/FileField/PicturePreview';
import { useFileAddress } from '#src/components/base/form/FileField/useFileAddress';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';

/** `none`: saved without a file. */
type FileProblem = 'none' | 'wrongType' | 'tooBig' | 'unreadable';

const problemText: Record<FileProblem, string> = {
  none: copy.none,
  wrongType: copy.wrongType,
  tooBig: copy.tooBig(LOGO.maxMegabytes),
  unreadable: copy.unreadable,
};
const isLogoType = (type: string): type is LogoType => (LOGO.types as readonly string[]).includes(type);
const problemOf = async (file: File): Promise<FileProblem | null> => {
  if (!isLogoType(file.type)) return 'wrongType';
  if (file.size > LOGO.maxMegabytes * 1024 * 1024) return 'tooBig';
  try {
    const head = await file.slice(0, SIGNATURE_BYTES).arrayBuffer();
    return beginsAsPicture(new Uint8Array(head)) ? null : 'wrongType';
  } catch {
    // Moved or deleted after the selection.
    return 'unreadable';
  }
};

export interface LogoFormProps {
  /** URL of the current logo; null if there is none. */
  logo: string | null;
  /** The running request; null: none. */
  pending: 'saving' | 'removing' | null;
  /** Reason of the server's refusal. */
  error?: string | null;
  /** Called with the selected file. */
  onSubmit: (file: File) => void;
  /** Called on a new selection; earlier errors no longer apply. */
  onChoose: () => void;
  /** Called when the removal is confirmed. */
  onRemove: () => void;
  /** Called with the reason if nothing was sent. */
  onInvalid: (reason: string) => void;
}

export function LogoForm({ logo, pending, error = null, onSubmit, onChoose, onRemove, onInvalid }: LogoFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const latest = useRef<File | null>(null);
  const { ask, question } = useConfirm(onRemove);
  const address = useFileAddress(file && problem === null ? file : null);

  const choose = async (chosen: File) => {
    latest.current = chosen;
    onChoose();
    const why = await problemOf(chosen);
    // A later selection may be faster.
    if (latest.current !== chosen) return;
    setFile(chosen);
    setProblem(why);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (pending) return;
    if (file && problem === null) return onSubmit(file);
    const why = problem ?? 'none';
    setProblem(why);
    input.current?.focus();
    onInvalid(problemText[why]);
  };

  return (
    <FormCard
      label={copy.title}
      submitLabel={copy.save}
      submittingLabel={copy.saving}
      pending={pending === 'saving'}
      error={error}
      onSubmit={submit}
      actions={
        logo && (
          <Button variant="danger-line" full pending={pending === 'removing'} onClick={() => ask(true)}>
            {copy.remove}
          </Button>
        )
      }
    >
      {logo ? <PicturePreview src={logo} caption={copy.present} /> : <p>{copy.noneYet}</p>}
      <FileField
        ref={input}
        label={copy.title}
        hint={copy.hint}
        error={problem && problemText[problem]}
        accept={LOGO.types}
        file={file}
        chooseLabel={file ? copy.chooseOther : copy.choose}
        noneLabel={copy.none}
        disabled={pending !== null}
        onChoose={(chosen) => void choose(chosen)}
      />
      {address && <PicturePreview src={address} caption={copy.preview} onUnreadable={() => setProblem('unreadable')} />}
      <ConfirmDialog
        {...question}
        tone="danger"
        title={copy.removeConfirm}
        confirmLabel={copy.remove}
        cancelLabel={copy.goBack}
      >
        <p>{copy.removeHint}</p>
      </ConfirmDialog>
    </FormCard>
  );
}
