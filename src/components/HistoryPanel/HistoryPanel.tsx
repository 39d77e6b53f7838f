import { useState } from 'react';
import type { Change, History } from '../../../contract/history/history.schema';
import { frame } from '../../../copy/frame';
import { history as copy } from '../../../copy/history';
import { ChangeList } from '../ChangeList/ChangeList';
import { ErrorState } from '../ErrorState/ErrorState';
import { Loader } from '../Loader/Loader';
import { Pagination } from '../Pagination/Pagination';
import { Fold, Inside, Summary } from './HistoryPanel.styles';

export interface HistoryPanelProps {
  /** One page of the history; undefined while it is not here. */
  history: History | undefined;
  /** Why it could not be had. */
  failure: string | null;
  /** It was opened or closed; what is not open need not be fetched. */
  onToggle: (open: boolean) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
  hrefOf?: (change: Change) => string | null;
}

/** Who changed what, when, folded away until somebody asks. */
export function HistoryPanel({ history, failure, onToggle, onPage, onRetry, hrefOf }: HistoryPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <Fold
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        onToggle(currentTarget.open);
      }}
    >
      <Summary>{copy.title}</Summary>
      {open && (
        <Inside>
          {history ? (
            <>
              <ChangeList changes={history.list} {...(hrefOf && { hrefOf })} />
              <Pagination page={history.page} totalPages={history.totalPages} onChange={onPage} />
            </>
          ) : failure ? (
            <ErrorState title={copy.loadFailed} hint={failure} onRetry={onRetry} />
          ) : (
            <Loader label={frame.loading} />
          )}
        </Inside>
      )}
    </Fold>
  );
}
