import { demoSite as copy } from '#copy/setup';
import { Button } from '#src/components/base/actions/Button/Button';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { Row } from './DemoNotice.styles';

export interface DemoNoticeProps {
  /** The data are being deleted. */
  pending?: boolean;
  /** Called on confirmation; deletes the demo data. */
  onStartOver: () => void | Promise<void>;
}

/** Tells the operator that the data are a demo, and can delete them. */
export function DemoNotice({ pending = false, onStartOver }: DemoNoticeProps) {
  const { ask, question } = useConfirm(onStartOver);
  return (
    <Row>
      <p>{copy.title}</p>
      <Button variant="quiet" size="small" pending={pending} onClick={() => ask(true)}>
        {copy.startOver}
      </Button>
      <ConfirmDialog
        {...question}
        title={copy.question}
        tone="danger"
        confirmLabel={copy.confirm}
        cancelLabel={copy.keep}
      >
        {copy.what}
      </ConfirmDialog>
    </Row>
  );
}
