import { useEffect, useRef, useState } from 'react';
import { secondStep } from '#copy/secondStep';
import { Warning } from '#src/components/base/feedback/Warning/Warning';
import { Button } from '#src/components/base/actions/Button/Button';
import { CopyButton } from '#src/components/base/actions/CopyButton/CopyButton';
import { Checkbox } from '#src/components/base/form/Checkbox/Checkbox';
import { PrintSheet } from '#src/components/operator/shell/PrintSheet/PrintSheet';
import { Box, Lead, Title } from '../SecondStepStatus/SecondStepStatus.styles';
import { Stack } from '#src/components/base/display/elements.styles';
import { Actions, Codes, Paper } from './RecoveryCodes.styles';

export interface RecoveryCodesProps {
  /** The codes in display form. */
  codes: readonly string[];
  /** Called after every copy attempt. */
  onCopied: (copied: boolean) => void;
  /** Called to print the codes. */
  onPrint: () => void;
  /** Called when the codes are written down. */
  onClose: () => void;
}

const copy = secondStep.recovery;

const List = ({ codes }: Pick<RecoveryCodesProps, 'codes'>) => (
  <Codes>
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </Codes>
);

/** The codes are shown once: until "written down" is ticked, links are blocked and closing the page asks. */
export function RecoveryCodes({ codes, onCopied, onPrint, onClose }: RecoveryCodesProps) {
  const [state, setState] = useState<'open' | 'written' | 'reminded'>('open');
  const box = useRef<HTMLInputElement>(null);
  const close = (): void => {
    if (state === 'written') return onClose();
    setState('reminded');
    box.current?.focus();
  };
  const isWritten = state === 'written';
  useEffect(() => {
    if (isWritten) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    const stay = (event: MouseEvent): void => {
      if (!(event.target instanceof Element && event.target.closest('a[href]'))) return;
      event.preventDefault();
      event.stopPropagation();
      setState('reminded');
      box.current?.focus();
    };
    window.addEventListener('beforeunload', ask);
    // Runs before the router's handler.
    document.addEventListener('click', stay, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('click', stay, { capture: true });
    };
  }, [isWritten]);
  return (
    <>
      <Box>
        <Title tabIndex={-1}>{copy.title}</Title>
        <Lead>{copy.lead}</Lead>
        <Warning>
          <p>
            <b>{copy.once}</b> {copy.keep}
          </p>
        </Warning>
        <List codes={codes} />
        <Actions>
          <CopyButton text={codes.join('\n')} label={copy.copy} size="medium" full onResult={onCopied} />
          <Button icon="print" full onClick={onPrint}>
            {copy.print}
          </Button>
        </Actions>
        <Stack $gap="s12">
          <Checkbox
            ref={box}
            label={copy.written}
            checked={state === 'written'}
            error={state === 'reminded' ? copy.unwritten : null}
            onChange={({ currentTarget }) => setState(currentTarget.checked ? 'written' : 'open')}
          />
          <Button variant="primary" size="large" full onClick={close}>
            {copy.close}
          </Button>
        </Stack>
      </Box>
      <PrintSheet orientation="portrait">
        <Paper>
          <h2>{`${secondStep.title} · ${copy.title}`}</h2>
          <p>{copy.lead}</p>
          <List codes={codes} />
        </Paper>
      </PrintSheet>
    </>
  );
}
