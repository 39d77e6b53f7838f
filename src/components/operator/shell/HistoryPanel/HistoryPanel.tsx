import { useState } from 'react';
import { frame } from '#copy/frame';
import { history as copy } from '#copy/history';
import { Fold } from '#src/components/base/display/Fold/Fold';
import { ErrorState } from '#src/components/base/feedback/ErrorState/ErrorState';
import { Loader } from '#src/components/base/feedback/Loader/Loader';
import { Pagination } from '#src/components/base/actions/Pagination/Pagination';
import type { Elements } from '#src/components/base/elements';

export interface HistoryPanelProps {
  /** A ChangeList with one page; omitted while it loads. */
  children?: Elements;
  /** Index of the current page, from 0. */
  page: number;
  /** Number of pages. */
  totalPages: number;
  /** Why loading failed. */
  error: string | null;
  /** Called on opening and closing; a closed panel needs no data. */
  onToggle: (open: boolean) => void;
  /** Called with the index of the new page. */
  onPage: (page: number) => void;
  /** Called by the retry button. */
  onRetry: () => void;
}

export function HistoryPanel({ children, page, totalPages, error, onToggle, onPage, onRetry }: HistoryPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <Fold
      title={copy.title}
      onToggle={(opened) => {
        setOpen(opened);
        onToggle(opened);
      }}
    >
      {open &&
        (children ? (
          <>
            {children}
            <Pagination page={page} totalPages={totalPages} onChange={onPage} />
          </>
        ) : error ? (
          <ErrorState title={copy.loadFailed} hint={error} onRetry={onRetry} />
        ) : (
          <Loader label={frame.loading} />
        ))}
    </Fold>
  );
}
