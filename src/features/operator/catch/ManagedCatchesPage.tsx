import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Catch } from '#contract/catch/catch.schema';
import { PAGES, readPage } from '#contract/paths';
import { catchForm as copy, catches } from '#copy/catches';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { Pagination } from '#src/components/base/actions/Pagination/Pagination';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { CatchRows } from '#src/components/operator/content/CatchRows/CatchRows';
import { unanswered } from '#copy/unanswered';
import { isNowhere } from '#src/store/api';
import { catchesApi } from '#src/store/endpoints/catches';
import { Screen } from '#src/features/base/Screen';
import { format } from '#copy/format';
import { useConfirmed } from '#src/features/operator/actions/useConfirmed';
import { usePendingRows } from '#src/features/operator/actions/usePendingRows';
import { useThisYear } from '#src/features/base/useThisYear';
import { useDeleteCatchMutation, useGetManagedCatchesQuery } from './endpoints';

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

export function ManagedCatchesPage() {
  const [search, setSearch] = useSearchParams();
  const shown = readPage(search);
  const query = useGetManagedCatchesQuery(shown);
  const [remove] = useDeleteCatchMutation();
  const { pendingOf, runRow } = usePendingRows<'remove'>();
  const { confirm } = useConfirmed();
  const [readAgain] = catchesApi.useLazyGetCatchQuery();
  const thisYear = useThisYear();
  const found = query.currentData;
  const show = (page: number, replace = false) => setSearch(page === 0 ? {} : { page: String(page) }, { replace });

  // The last page may no longer exist.
  const pages = found?.totalPages;
  const toLastPage = useEffectEvent(() => {
    if (pages !== undefined && shown > 0 && shown >= pages) show(Math.max(0, pages - 1), true);
  });
  useEffect(() => toLastPage(), [pages, shown]);

  const { asked, ask, question } = useConfirm<Catch>(({ id }) => {
    void runRow(id, 'remove', () =>
      confirm(remove(id), {
        done: copy.removed,
        already: unanswered.already.delete,
        holds: async () => {
          const { error } = await readAgain(String(id));
          if (isNowhere(error)) return true;
          return error ? null : false;
        },
      }),
    );
  });

  return (
    <OperatorPage
      section="home"
      title={copy.listTitle}
      aside={found && <span>{copy.used(megabytes(found.usedBytes), megabytes(found.maxBytes))}</span>}
    >
      <div>
        <LinkButton href={PAGES.adminNewCatch} variant="primary" size="large" icon="image" full>
          {copy.open}
        </LinkButton>
      </div>
      <Screen queries={[query]} skeleton="rows" failed={{ title: catches.loadFailed }}>
        {({ list, page, totalPages }) => (
          <>
            {list.length === 0 && <EmptyState title={copy.listEmpty} />}
            <CatchRows
              thisYear={thisYear}
              posts={list}
              pending={list.map(({ id }) => id).filter((id) => pendingOf(id) !== null)}
              viewHrefOf={({ id }) => PAGES.catchPost(id)}
              editHrefOf={({ id }) => PAGES.adminCatch(id)}
              onRemove={ask}
            />
            <Pagination page={page} totalPages={totalPages} onChange={(chosen) => show(chosen)} />
          </>
        )}
      </Screen>
      <ConfirmDialog
        {...question}
        tone="danger"
        title={asked ? copy.removeAsk(format.dayIn(asked.date, thisYear)) : ''}
        confirmLabel={copy.removePost}
        cancelLabel={copy.keep}
      >
        <p>{copy.removeHint}</p>
      </ConfirmDialog>
    </OperatorPage>
  );
}
