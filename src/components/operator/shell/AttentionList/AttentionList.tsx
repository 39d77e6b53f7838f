import { Children } from 'react';
import { UNPAID_SOON_DAYS } from '#contract/booking/guest.rules';
import type { Attention } from '#contract/booking/guest.schema';
import type { DayDate } from '#contract/day/calendar.rules';
import { isSetupShown } from '#contract/setup/setup.rules';
import { attention as copy } from '#copy/attention';
import { format } from '#copy/format';
import { Icon } from '#src/components/base/display/Icon/Icon';
import type { IconName } from '#src/components/base/display/Icon/icons';
import { Calm, DayLink, Days, Hint, Item, Text, Title } from './AttentionList.styles';
import { Stack } from '#src/components/base/display/elements.styles';
import type { Elements } from '#src/components/base/elements';

type CasesOfDays = Attention['unpaidSoon']['days'];

export interface AttentionListProps {
  /** The open tasks, counted by kind. */
  attention: Attention;
  /** URL of a day's page. */
  dayHrefOf: (date: DayDate) => string;
  /** URL of a day's waiting list. */
  waitingHrefOf: (date: DayDate) => string;
  /** URL of the list of refunds. */
  refundsHref: string;
  /** URL of the list of messages. */
  messagesHref: string;
  /** URL of the store's settings: name, account, phone. */
  infoHref: string;
  /** Items of the page (BelowMinimumDays, DepositsDue); they follow the urgent tasks. */
  children?: Elements;
}

interface Matter {
  kind: string;
  icon: IconName;
  tone: 'urgent' | 'soon';
  title: string;
  hint?: string;
  way: { href: string } | { days: CasesOfDays; hrefOf: (date: DayDate) => string };
}

/** Urgent tasks precede the deposits, however many there are. */
const isFirst = ({ tone }: Matter): boolean => tone === 'urgent';

const mattersOf = (
  {
    daysWithoutAccount,
    daysWithoutPhone,
    unpaidSoon,
    paidOnCancelledDays,
    openRefunds,
    parkedMessages,
    ...facts
  }: Attention,
  hrefs: Omit<AttentionListProps, 'attention' | 'children'>,
): Matter[] => {
  // The list of first steps has these tasks.
  const asked = isSetupShown(facts.setup);
  const { waiting = { count: 0, days: [] } } = facts;
  const erasedSoon = openRefunds.erasedSoon ?? 0;
  const matters: (Matter & { count: number })[] = [
    {
      kind: 'erasedSoon',
      count: erasedSoon,
      icon: 'refresh',
      tone: 'urgent',
      title: copy.erasedSoon(format.cases(erasedSoon)),
      hint: copy.erasedSoonHint,
      way: { href: hrefs.refundsHref },
    },
    {
      kind: 'noAccount',
      count: asked ? 0 : daysWithoutAccount,
      icon: 'warn',
      tone: 'urgent',
      title: copy.noAccount(daysWithoutAccount),
      hint: copy.noAccountHint,
      way: { href: hrefs.infoHref },
    },
    {
      kind: 'noPhone',
      count: asked ? 0 : daysWithoutPhone,
      icon: 'phone',
      tone: 'urgent',
      title: copy.noPhone(daysWithoutPhone),
      hint: copy.noPhoneHint,
      way: { href: hrefs.infoHref },
    },
    {
      kind: 'paidOnCancelledDays',
      count: paidOnCancelledDays.count,
      icon: 'phone',
      tone: 'urgent',
      title: copy.paidOnCancelledDays(format.cases(paidOnCancelledDays.count)),
      hint: copy.paidOnCancelledDaysHint,
      way: { days: paidOnCancelledDays.days, hrefOf: hrefs.dayHrefOf },
    },
    {
      kind: 'unpaidSoon',
      count: unpaidSoon.count,
      icon: 'warn',
      tone: 'soon',
      title: copy.unpaidSoon(format.cases(unpaidSoon.count), UNPAID_SOON_DAYS),
      way: { days: unpaidSoon.days, hrefOf: hrefs.dayHrefOf },
    },
    {
      kind: 'openRefunds',
      count: openRefunds.count,
      icon: 'refresh',
      tone: 'soon',
      title: copy.openRefunds(format.cases(openRefunds.count), format.money(openRefunds.amount)),
      way: { href: hrefs.refundsHref },
    },
    {
      kind: 'parkedMessages',
      count: parkedMessages.count,
      icon: 'message',
      tone: 'soon',
      title: copy.parkedMessages(format.cases(parkedMessages.count)),
      hint: copy.parkedMessagesHint,
      way: { href: hrefs.messagesHref },
    },
    {
      kind: 'waiting',
      count: waiting.count,
      icon: 'users',
      tone: 'soon',
      title: copy.waiting(format.cases(waiting.count)),
      way: { days: waiting.days, hrefOf: hrefs.waitingHrefOf },
    },
  ];
  return matters.filter(({ count }) => count > 0);
};

const CaseDays = ({ days, hrefOf }: { days: CasesOfDays; hrefOf: (date: DayDate) => string }) => (
  <Days>
    {days.map(({ date, count }) => (
      <li key={date}>
        <DayLink href={hrefOf(date)}>{copy.day(format.shortDate(date), format.cases(count))}</DayLink>
      </li>
    ))}
  </Days>
);

export function AttentionList({ attention, children, ...hrefs }: AttentionListProps) {
  const matters = mattersOf(attention, hrefs);
  const isEmpty = matters.length === 0 && Children.toArray(children).length === 0;
  // The first steps are shown instead.
  if (isEmpty && isSetupShown(attention.setup)) return null;
  const itemOf = ({ kind, icon, tone, title, hint, way }: Matter) => (
    <Item key={kind} data-tone={tone}>
      <Icon name={icon} />
      <Text>
        {'href' in way ? (
          <Title href={way.href}>
            <span>{title}</span>
            <Icon name="right" size="small" />
          </Title>
        ) : (
          <b>{title}</b>
        )}
        {hint && <Hint>{hint}</Hint>}
        {'days' in way && <CaseDays {...way} />}
      </Text>
    </Item>
  );
  return (
    <Stack $gap="s8" as="section" aria-labelledby="attention">
      <h2 id="attention">{copy.title}</h2>
      {isEmpty ? (
        <Calm>
          <Icon name="ok" />
          {copy.nothing}
        </Calm>
      ) : (
        <Stack $gap="s8" as="ul">
          {matters.filter(isFirst).map(itemOf)}
          {children}
          {matters.filter((matter) => !isFirst(matter)).map(itemOf)}
        </Stack>
      )}
    </Stack>
  );
}
