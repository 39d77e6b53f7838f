import { useState } from 'react';
import { PAGES } from '../../../../contract/paths';
import { format } from '../../../../copy/format';
import { frame } from '../../../../copy/frame';
import { guestList } from '../../../../copy/guestList';
import { messageList } from '../../../../copy/messageList';
import { messageState, messages as copy } from '../../../../copy/messages';
import { ErrorState } from '../../../components/base/feedback/ErrorState/ErrorState';
import { MessageList } from '../../../components/operator/MessageList/MessageList';
import type { MessageAct } from '../../../components/operator/MessageList/MessageRow';
import { OperatorPage } from '../../../components/frame/Page/OperatorPage';
import { focusPage, toPageTop } from '../../../components/frame/Page/focusPage';
import { Pagination } from '../../../components/base/actions/Pagination/Pagination';
import { RadioGroup } from '../../../components/base/form/RadioGroup/RadioGroup';
import { Skeleton } from '../../../components/base/feedback/Skeleton/Skeleton';
import { showOutcome } from '../../../components/base/feedback/Toast/showOutcome';
import { failureText } from '../../../store/api';
import { useGetMessagesQuery, useResolveMessageMutation, useRetryMessageMutation } from './endpoints';

const HEADS = {
  PARKED: { title: copy.title, empty: copy.empty },
  QUEUED: { title: copy.queuedTitle, empty: copy.queuedEmpty },
  SENT: { title: copy.sentTitle, empty: copy.sentEmpty },
  DROPPED: { title: copy.droppedTitle, empty: copy.droppedEmpty },
} as const;
type Shown = keyof typeof HEADS;
const STATES = (['PARKED', 'QUEUED', 'SENT', 'DROPPED'] as const).map((value) => ({
  value,
  label: messageState[value],
}));

/**
 * `/admin/messages`: messages that could not be sent, with the reason and actions; also queued, sent and dropped ones.
 */
export function MessagesPage() {
  const [state, setState] = useState<Shown>('PARKED');
  const [page, setPage] = useState(0);
  const parked = useGetMessagesQuery({ state, page });
  const [retry, retrying] = useRetryMessageMutation();
  const [resolve, resolving] = useResolveMessageMutation();
  const pendingIn = (
    act: MessageAct,
    { isLoading, originalArgs: id }: { isLoading: boolean; originalArgs?: number | undefined },
  ) => (isLoading && id !== undefined ? { id, act } : null);
  // The previous page stays visible while the next one loads; an error replaces it.
  const failed = parked.isError && !parked.currentData;
  const shown = failed ? undefined : parked.data;

  const showPage = (chosen: number) => {
    setPage(chosen);
    toPageTop();
  };
  // The page may no longer exist, because its last message was sent again.
  const pages = parked.currentData?.totalPages;
  if (pages !== undefined && page > 0 && page >= pages) setPage(Math.max(0, pages - 1));

  return (
    <OperatorPage
      section="guests"
      title={HEADS[state].title}
      aside={shown && <span>{guestList.total(format.cases(shown.totalElements))}</span>}
    >
      <RadioGroup
        look="chips"
        label={copy.shown}
        options={STATES}
        value={state}
        onChange={(chosen) => {
          setState(chosen);
          setPage(0);
        }}
      />
      {shown ? (
        <>
          <MessageList
            messages={shown.list}
            emptyText={HEADS[state].empty}
            pending={pendingIn('retry', retrying) ?? pendingIn('resolve', resolving)}
            hrefOf={({ guestId }) => PAGES.adminGuest(guestId)}
            onAct={async ({ id }, act) => {
              const { error } = await (act === 'retry' ? retry(id) : resolve(id));
              const done = act === 'retry' ? copy.retried : copy.resolved;
              // The row is removed together with the focused button: the focus moves to the start of the page.
              if (showOutcome(error ? failureText(error) : null, done)) focusPage();
            }}
          />
          <Pagination page={shown.page} totalPages={shown.totalPages} onChange={showPage} />
        </>
      ) : failed ? (
        <ErrorState
          title={messageList.loadFailed}
          hint={failureText(parked.error)}
          onRetry={() => void parked.refetch()}
        />
      ) : (
        <Skeleton kind="guest-list" label={frame.loading} />
      )}
    </OperatorPage>
  );
}
