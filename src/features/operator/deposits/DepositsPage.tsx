import { useEffect, useState, type ReactElement } from 'react';
import type { DepositGuest, ManagedGuest, UsedDeposit } from '#contract/booking/guest.schema';
import { stillDue } from '#contract/booking/refund.rules';
import type { Deposit, Matches, Statement } from '#contract/booking/statement.rules';
import { inWon } from '#contract/money.rules';
import { PAGES } from '#contract/paths';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { deposits as copy } from '#copy/deposits';
import { format } from '#copy/format';
import { Button } from '#src/components/base/actions/Button/Button';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { useFocusAfter } from '#src/components/base/focus';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { PageSection } from '#src/components/frame/PageSection/PageSection';
import { DepositChoice } from '#src/components/operator/money/DepositMatch/DepositChoice';
import { DepositMatch } from '#src/components/operator/money/DepositMatch/DepositMatch';
import { List } from '#src/components/operator/bookings/PartyRow/PartyRow.styles';
import { StatementForm } from '#src/components/operator/money/StatementForm/StatementForm';
import { useGetDepositGuestsQuery, useGetUsedDepositsQuery } from '#src/store/endpoints/guests';
import { Screen } from '#src/features/base/Screen';
import { Bar, Hint, Results, Summary } from './DepositsPage.styles';
import { useConfirmations } from './useConfirmations';
import { useStatement, type Matched } from './useStatement';

/** Lists may have thousands of lines. */
const AT_ONCE = 50;

export function DepositsPage() {
  const query = useGetDepositGuestsQuery();
  const used = useGetUsedDepositsQuery();
  return (
    <OperatorPage section="guests" title={copy.title}>
      <Screen queries={[query, used]} skeleton="rows" failed={{ title: copy.loadFailed }}>
        {(guests, usedDeposits) => <Matching guests={guests} used={usedDeposits} />}
      </Screen>
    </OperatorPage>
  );
}

function Matching({ guests, used }: { guests: readonly DepositGuest[]; used: readonly UsedDeposit[] }) {
  const [matched, setMatched] = useState<Matched | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const confirmations = useConfirmations();
  const { match, form } = useStatement((found) => {
    setMatched(found);
    confirmations.reset();
    setChosen(new Set(found.matches.sure.map(({ booking }) => booking.id)));
  });
  const current = new Map(guests.map((guest) => [guest.id, guest]));
  const stateOf = (guest: ManagedGuest) => confirmations.stateOf(guest, current.get(guest.id));

  const { sure = [], possible = [], unknown = [], settled = [] } = matched?.matches ?? {};
  const offered = new Map(
    [...sure.map(({ booking }) => booking), ...possible.flatMap(({ bookings }) => bookings)].map((guest) => [
      guest.id,
      guest,
    ]),
  );
  const ready = [...offered.values()].filter((guest) => chosen.has(guest.id) && stateOf(guest) === 'open');
  // The result takes the focus: a screen reader reads it, and a phone scrolls to it. Also after the last confirmation,
  // which disables its button.
  const isDone = ready.length === 0 && !confirmations.pending;
  const [summary, markActed] = useFocusAfter<HTMLParagraphElement>(String(isDone));
  const { ask, question } = useConfirm(() => {
    markActed();
    void confirmations.confirm(ready);
  });
  useEffect(() => summary.current?.focus(), [summary, matched?.id]);

  if (matched === null && form.text === '' && !guests.some((guest) => stillDue(guest) > 0))
    return <EmptyState title={copy.noneDue} hint={copy.noneDueHint} />;

  const cases = format.cases(ready.length);
  const due = ready.reduce((sum, guest) => sum + stillDue(guest), 0);
  const money = format.money(due);
  const came = matched ? cameIn(matched.matches, ready) : 0;

  const choose = (id: number, checked: boolean, others: readonly ManagedGuest[] = []) => {
    const next = new Set(chosen);
    for (const other of others) next.delete(other.id);
    if (checked) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const choice = (guest: ManagedGuest, others?: readonly ManagedGuest[]) => (
    <DepositChoice
      key={guest.id}
      guest={guest}
      state={stateOf(guest)}
      checked={chosen.has(guest.id)}
      error={confirmations.errorOf(guest.id)}
      onCheck={(checked) => choose(guest.id, checked, others)}
      onUndo={guest.state === 'WATTING' ? () => void confirmations.undo(guest.id) : undefined}
    />
  );

  return (
    <>
      <StatementForm {...form} onFile={(file) => void form.onFile(file)} onMatch={() => void match(guests, used)} />
      {matched && (
        <Results aria-busy={form.pending}>
          <Summary key={matched.id} tabIndex={-1} ref={summary}>
            {`${copy.found(format.cases(matched.statement.deposits.length))} ${leftOut(matched.statement)}`}
          </Summary>
          <Group title={copy.sure} hint={copy.sureHint} of={sure} whole>
            {({ deposit, booking }) => (
              <DepositMatch key={deposit.index} deposit={deposit}>
                {choice(booking)}
              </DepositMatch>
            )}
          </Group>
          <Group title={copy.possible} hint={copy.possibleHint} of={possible}>
            {({ deposit, bookings, doubt }) => (
              <DepositMatch key={deposit.index} deposit={deposit} doubt={copy.doubt[doubt]}>
                {bookings.map((guest) => choice(guest, doubt === 'SUM' ? [] : bookings))}
              </DepositMatch>
            )}
          </Group>
          {offered.size > 0 && (
            <Bar>
              <Button
                variant="primary"
                full
                pending={confirmations.pending}
                disabled={isDone}
                onClick={() => ask(true)}
              >
                {confirmations.pending
                  ? copy.confirming
                  : ready.length === 0
                    ? copy.nothingChosen
                    : copy.confirm(cases, money)}
              </Button>
            </Bar>
          )}
          <Group title={copy.unknown} hint={copy.unknownHint} of={unknown}>
            {(deposit) => <DepositMatch key={deposit.index} deposit={deposit} findHref={findHrefOf(deposit)} />}
          </Group>
          <Group title={copy.settled} hint={copy.settledHint} of={settled}>
            {({ deposit, booking }) => (
              <DepositMatch key={deposit.index} deposit={deposit}>
                <DepositChoice guest={booking} state="paid" checked={false} onCheck={() => undefined} />
              </DepositMatch>
            )}
          </Group>
          <ConfirmDialog
            {...question}
            title={copy.question(cases)}
            confirmLabel={copy.confirmAction}
            cancelLabel={copy.back}
            tone="normal"
            about={[
              [changedMeanwhile.terms.bookings, cases],
              [changedMeanwhile.terms.due, money],
              [changedMeanwhile.terms.came, copy.won(came)],
            ]}
          >
            <p>
              <b>{came === inWon(due) ? copy.total(money) : copy.differs(copy.won(came), copy.won(inWon(due)))}</b>
            </p>
          </ConfirmDialog>
        </Results>
      )}
    </>
  );
}

/**
 * In won. If one of the matched deposits has the booking's amount, only that one; else all, as for a payment in parts.
 */
const cameIn = ({ sure, possible }: Matches<DepositGuest>, guests: readonly ManagedGuest[]): number => {
  const offers = [...sure.map(({ deposit, booking }) => ({ deposit, bookings: [booking] })), ...possible];
  const deposits = guests.flatMap((guest) => {
    const own = offers.filter(({ bookings }) => bookings.some(({ id }) => id === guest.id)).map(depositOf);
    const whole = own.find(({ amount }) => amount === inWon(stillDue(guest)));
    return whole ? [whole] : own;
  });
  return [...new Set(deposits)].reduce((sum, { amount }) => sum + amount, 0);
};

const findHrefOf = ({ names: [name = ''] }: Deposit): string => PAGES.adminGuestsOf({ keyword: name.slice(0, 50) });

const leftOut = ({ withdrawals, repeated, unread }: Statement): string => {
  const parts = [
    withdrawals > 0 && copy.withdrawals(withdrawals),
    repeated > 0 && copy.repeated(repeated),
    unread > 0 && copy.unread(unread),
  ].filter((part) => part !== false);
  return parts.length > 0 ? copy.left(parts.join(', ')) : '';
};

const depositOf = ({ deposit }: { deposit: Deposit }): Deposit => deposit;
interface GroupProps<Item> {
  title: (cases: string) => string;
  hint: string;
  of: readonly Item[];
  /** Shows all at once, so that no selected row is hidden. */
  whole?: boolean;
  children: (item: Item) => ReactElement;
}

function Group<Item>({ title, hint, of, whole = false, children }: GroupProps<Item>) {
  const [shown, setShown] = useState(AT_ONCE);
  const rest = whole ? 0 : Math.max(0, of.length - shown);
  if (of.length === 0) return null;
  return (
    <PageSection title={title(format.cases(of.length))}>
      <Hint>{hint}</Hint>
      <List>{of.slice(0, of.length - rest).map(children)}</List>
      {rest > 0 && (
        <Button variant="quiet" full onClick={() => setShown(shown + AT_ONCE)}>
          {copy.more(Math.min(rest, AT_ONCE))}
        </Button>
      )}
    </PageSection>
  );
}
