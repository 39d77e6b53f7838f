import { useSearchParams } from 'react-router-dom';
import { addMonths, seoulToday, yearMonthOf, type YearMonth } from '#contract/day/calendar.rules';
import { PAGES } from '#contract/paths';
import { groupKeys, type GroupOrder } from '#contract/stats/stats.rules';
import type { Figures, Stats, StatsRow } from '#contract/stats/stats.schema';
import { format } from '#copy/format';
import { stats as copy } from '#copy/stats';
import { periodText, shareText, weekdayText, yearText } from '#copy/statsText';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { PageSection } from '#src/components/frame/PageSection/PageSection';
import { DownloadButton } from '#src/components/operator/shell/DownloadButton/DownloadButton';
import { FigureChart, type FigureChartProps } from '#src/components/operator/stats/FigureChart/FigureChart';
import { FigureTotals } from '#src/components/operator/stats/FigureTotals/FigureTotals';
import { useDownload } from '#src/store/download';
import { useNow } from '#src/store/hooks';
import { useThisYear } from '#src/features/base/useThisYear';
import { Screen } from '#src/features/base/Screen';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { statsCsvAddress, useGetStatsQuery } from './endpoints';
import { Groups, Hint, Last, Period, Turn } from './StatsPage.styles';

interface StatsPeriod {
  year: number;
  month?: number;
}

const usePeriod = (): StatsPeriod => {
  const [search] = useSearchParams();
  const current = yearMonthOf(seoulToday(useNow()));
  const number = (name: string, from: number, to: number): number | undefined => {
    const value = Number(search.get(name));
    return Number.isInteger(value) && value >= from && value <= to ? value : undefined;
  };
  const year = number('year', 2000, 2100);
  if (year === undefined) return current;
  const month = number('month', 1, 12);
  return month === undefined ? { year } : { year, month };
};

const isAhead = ({ year, month = 1 }: StatsPeriod, now: YearMonth): boolean =>
  year > now.year || (year === now.year && month > now.month);

export function StatsPage() {
  const period = usePeriod();
  const query = useGetStatsQuery(period);
  const file = useDownload();
  const today = yearMonthOf(seoulToday(useNow()));
  const { year, month } = period;
  const turned = (by: 1 | -1): StatsPeriod =>
    month === undefined ? { year: year + by } : addMonths({ year, month }, by);
  return (
    <OperatorPage
      section="home"
      title={copy.title}
      aside={
        <LinkButton href={PAGES.adminStats(month === undefined ? { year, month: today.month } : { year })} icon="cal">
          {month === undefined ? copy.months : copy.year}
        </LinkButton>
      }
    >
      <Turn aria-label={copy.choose}>
        <LinkButton href={PAGES.adminStats(turned(-1))} icon="left" iconOnly>
          {copy.former(periodText(turned(-1)))}
        </LinkButton>
        <Period>{periodText(period)}</Period>
        {isAhead(turned(1), today) ? (
          <Last />
        ) : (
          <LinkButton href={PAGES.adminStats(turned(1))} icon="right" iconOnly>
            {copy.next(periodText(turned(1)))}
          </LinkButton>
        )}
      </Turn>
      <Screen queries={[query]} skeleton="rows" failed={{ title: copy.loadFailed }}>
        {(stats) =>
          isAhead(period, today) ? (
            <EmptyState title={copy.ahead} />
          ) : (
            <>
              <StatsOf stats={stats} />
              <DownloadButton
                label={copy.csv}
                pending={file.pending}
                error={file.error}
                onDownload={() => void file.download(statsCsvAddress(period))}
              />
            </>
          )
        }
      </Screen>
    </OperatorPage>
  );
}

const DAYS = ['sailed', 'weather', 'cancelled'] as const;
const SEATS = ['offered', 'sold'] as const;
const MONEY = ['deposits', 'fares', 'kept'] as const;

const named = (key: string): string => key || copy.none;
const GROUPS = [
  { of: 'byWeekday', labelOf: weekdayText, by: 'number' },
  { of: 'byFish', labelOf: named, by: 'people' },
  { of: 'byTide', labelOf: named, by: 'number' },
] as const;

const isEmpty = ({ days, seats, cancellations }: Figures): boolean =>
  days.weather + days.cancelled + seats.offered + cancellations.bookings === 0;

function StatsOf({ stats: { now, before } }: { stats: Stats }) {
  const thisYear = useThisYear();
  const years = { now: yearText(now.from), before: yearText(before.from) };
  if (isEmpty(now) && isEmpty(before)) return <EmptyState title={copy.nothing} />;
  const figure = (label: string, of: (figures: Figures) => number, text: (value: number) => string) => ({
    label,
    value: text(of(now)),
    former: `${years.before} ${text(of(before))}`,
  });
  const { totals } = copy;
  const beside = <Key extends keyof typeof copy.short>(
    label: string,
    keys: readonly Key[],
    of: (figures: Figures) => Record<Key, number>,
    text: (value: number, key: Key) => string,
  ): FigureChartProps => ({
    label,
    years,
    bars: keys.map((key) => ({ label: copy.short[key], now: of(now)[key], before: of(before)[key] })),
    table: {
      heads: [copy.figure, years.now, years.before],
      rows: keys.map((key) => ({
        head: totals[key],
        cells: [of(now)[key], of(before)[key]].map((value) => ({ text: text(value, key), value })),
      })),
    },
  });
  const notices = now.cancellations.byNotice.map(({ days, bookings }, at) => ({
    label: copy.notice(days),
    now: bookings,
    before: before.cancellations.byNotice[at]?.bookings ?? 0,
  }));
  return (
    <>
      <PageSection title={totals.title}>
        <Hint>
          <Sentence>{copy.until(format.dayIn(now.until, thisYear), years.before)}</Sentence>
        </Hint>
        <FigureTotals
          figures={[
            figure(totals.sailed, ({ days }) => days.sailed, copy.daysOf),
            figure(totals.weather, ({ days }) => days.weather, copy.daysOf),
            figure(totals.cancelled, ({ days }) => days.cancelled, copy.daysOf),
            figure(totals.offered, ({ seats }) => seats.offered, copy.seatsOf),
            figure(totals.sold, ({ seats }) => seats.sold, format.people),
            {
              label: copy.share,
              value: shareText(now.seats.sold, now.seats.offered),
              former: `${years.before} ${shareText(before.seats.sold, before.seats.offered)}`,
            },
            figure(totals.deposits, ({ money }) => money.deposits, format.money),
            figure(totals.fares, ({ money }) => money.fares, format.money),
            figure(totals.kept, ({ money }) => money.kept, format.money),
            figure(totals.bookings, ({ cancellations }) => cancellations.bookings, format.cases),
            figure(totals.people, ({ cancellations }) => cancellations.people, format.people),
          ]}
        />
      </PageSection>
      <Groups>
        <PageSection title={copy.daysTitle}>
          <FigureChart {...beside(copy.daysChart, DAYS, ({ days }) => days, copy.daysOf)} />
        </PageSection>
        <PageSection title={copy.seatsTitle}>
          <FigureChart
            {...beside(
              copy.seatsChart,
              SEATS,
              ({ seats }) => seats,
              (value, key) => (key === 'sold' ? format.people(value) : copy.seatsOf(value)),
            )}
          />
        </PageSection>
        <PageSection title={copy.moneyTitle}>
          <FigureChart {...beside(copy.moneyChart, MONEY, ({ money }) => money, format.money)} />
        </PageSection>
        {GROUPS.map(({ of, ...group }) => (
          <Group key={of} {...group} title={copy[of]} years={years} now={now[of]} before={before[of]} />
        ))}
        <PageSection title={copy.byNotice}>
          <FigureChart
            label={copy.noticeChart}
            years={years}
            bars={notices}
            table={{
              heads: [copy.byNotice, years.now, years.before],
              rows: notices.map((notice) => ({
                head: notice.label,
                cells: [notice.now, notice.before].map((value) => ({ text: format.cases(value), value })),
              })),
            }}
          />
        </PageSection>
      </Groups>
    </>
  );
}

interface GroupProps {
  title: string;
  /** The names of the two years. */
  years: FigureChartProps['years'];
  now: readonly StatsRow[];
  before: readonly StatsRow[];
  labelOf: (key: string) => string;
  by: GroupOrder;
}

function Group({ title, years, now, before, labelOf, by }: GroupProps) {
  const find = (rows: readonly StatsRow[], key: string) => rows.find((row) => row.key === key);
  const keys = groupKeys(now, before, by);
  if (keys.length === 0) return null;
  return (
    <PageSection title={copy.groupTitle(title)}>
      <FigureChart
        label={copy.chart(title)}
        years={years}
        bars={keys.map((key) => ({
          label: labelOf(key),
          now: find(now, key)?.sold ?? 0,
          before: find(before, key)?.sold ?? 0,
        }))}
        table={{
          heads: [title, copy.days, copy.people, copy.share, years.before],
          rows: keys.map((key) => {
            const { days = 0, offered = 0, sold = 0 } = find(now, key) ?? {};
            const former = find(before, key)?.sold ?? 0;
            return {
              head: labelOf(key),
              cells: [
                { text: copy.daysOf(days), value: days },
                { text: format.people(sold), value: sold },
                { text: shareText(sold, offered), value: offered === 0 ? -1 : sold / offered },
                { text: format.people(former), value: former },
              ],
            };
          }),
        }}
      />
    </PageSection>
  );
}
