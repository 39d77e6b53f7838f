import { listAddress, PAGES, readPage } from '#contract/paths';
import { format } from '#copy/format';
import { guestList } from '#copy/guestList';
import { messageList } from '#copy/messageList';
import { messageState, messages as copy } from '#copy/messages';
import { unanswered } from '#copy/unanswered';
import { Pagination } from '#src/components/base/actions/Pagination/Pagination';
import { RadioGroup } from '#src/components/base/form/RadioGroup/RadioGroup';
import { focusPage } from '#src/components/base/focus';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { MessageList } from '#src/components/operator/bookings/MessageList/MessageList';
import { MessageRow, type MessageAct } from '#src/components/operator/bookings/MessageList/MessageRow';
import { fresh, useAppDispatch } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import type { Searches } from '#src/features/operator/search/searches';
import { useConfirmed, type Holds } from '#src/features/operator/actions/useConfirmed';
import { usePagedSearch, type PagedSearch } from '#src/features/operator/search/usePagedSearch';
import { usePendingRows } from '#src/features/operator/actions/usePendingRows';
import { useThisYear } from '#src/features/base/useThisYear';
import { messagesApi, useGetMessagesQuery, useResolveMessageMutation, useRetryMessageMutation } from './endpoints';

const HEADS = {
  PARKED: { title: copy.title, empty: copy.empty },
  QUEUED: { title: copy.queuedTitle, empty: copy.queuedEmpty },
  SENT: { title: copy.sentTitle, empty: copy.sentEmpty },
  DROPPED: { title: copy.droppedTitle, empty: copy.droppedEmpty },
} as const;
const STATES = (['PARKED', 'QUEUED', 'SENT', 'DROPPED'] as const).map((value) => ({
  value,
  label: messageState[value],
}));
const MESSAGES: PagedSearch<'messages', Searches['messages']> = {
  list: 'messages',
  read: (search) => ({
    state: STATES.find(({ value }) => value === search.get('state'))?.value ?? 'PARKED',
    page: readPage(search),
  }),
  addressOf: ({ state, page }) => listAddress(PAGES.adminMessages, { state: state === 'PARKED' ? '' : state, page }),
  askedOf: (filters) => filters,
};

export function MessagesPage() {
  const { filters, choose, query, pagination } = usePagedSearch(MESSAGES, useGetMessagesQuery);
  const { state } = filters;
  const { confirm } = useConfirmed();
  const dispatch = useAppDispatch();
  const thisYear = useThisYear();
  const [retry] = useRetryMessageMutation();
  const [resolve] = useResolveMessageMutation();
  const { pendingOf, runRow } = usePendingRows<MessageAct>();
  /** Null if it may have moved to another page. */
  const hasLeft = async (id: number): Promise<Holds> => {
    const { data, error } = await dispatch(messagesApi.endpoints.getMessages.initiate(filters, fresh));
    if (error || !data) return null;
    const ids = data.list.map((message) => message.id);
    if (ids.includes(id)) return false;
    const isBefore = filters.page > 0 && ids.every((other) => other < id);
    const isAfter = filters.page < data.totalPages - 1 && ids.every((other) => other > id);
    return isBefore || isAfter ? null : true;
  };

  return (
    <OperatorPage
      section="guests"
      title={HEADS[state].title}
      aside={
        query.currentData && <span role="status">{guestList.total(format.cases(query.currentData.totalElements))}</span>
      }
    >
      <RadioGroup
        look="chips"
        label={copy.shown}
        options={STATES}
        value={state}
        onChange={(chosen) => choose({ state: chosen })}
      />
      <Screen queries={[query]} skeleton="rows" failed={{ title: messageList.loadFailed }}>
        {({ list }) => (
          <>
            <MessageList emptyText={HEADS[state].empty}>
              {list.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  thisYear={thisYear}
                  pending={pendingOf(message.id)}
                  {...(message.guestId !== null && { href: PAGES.adminGuest(message.guestId) })}
                  onAct={(act) =>
                    void runRow(message.id, act, () =>
                      confirm(act === 'retry' ? retry(message.id) : resolve(message.id), {
                        done: act === 'retry' ? copy.retried : copy.resolved,
                        already: unanswered.message,
                        holds: () => hasLeft(message.id),
                        // The row is removed with the focused button.
                        next: focusPage,
                      }),
                    )
                  }
                />
              ))}
            </MessageList>
            <Pagination {...pagination} />
          </>
        )}
      </Screen>
    </OperatorPage>
  );
}
