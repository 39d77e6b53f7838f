import { useState, type ReactNode } from 'react';
import { frame } from '../../../../copy/frame';
import { history as copy } from '../../../../copy/history';
import { ErrorState } from '../../base/feedback/ErrorState/ErrorState';
import { Loader } from '../../base/feedback/Loader/Loader';
import { Pagination } from '../../base/actions/Pagination/Pagination';
import { Fold, Inside, Summary } from './HistoryPanel.styles';

export interface HistoryPanelProps {
  /** One page of changes, a ChangeList; nothing while it is not here. */
  children?: ReactNode;
  page: number;
  totalPages: number;
  /** Why it could not be had. */
  failure: string | null;
  /** It was opened or closed; what is not open need not be fetched. */
  onToggle: (open: boolean) => void;
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** Who changed what, when, folded away until somebody asks. */
export function HistoryPanel({ children, page, totalPages, failure, onToggle, onPage, onRetry }: HistoryPanelProps) {
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
          {children ? (
            <>
              {children}
              <Pagination page={page} totalPages={totalPages} onChange={onPage} />
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
