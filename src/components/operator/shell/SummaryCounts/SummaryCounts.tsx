import type { GuestSummary } from '#contract/booking/guest.schema';
import { grouped } from '#contract/text.rules';
import { admin } from '#copy/admin';
import { Count, CountLink, Counts, Figure } from './SummaryCounts.styles';

export interface SummaryCountsProps {
  /** Numbers of bookings, not people. */
  summary: GuestSummary;
  /** URL of a figure's bookings. */
  hrefOf: (asked: { date: 'future' | 'today'; guestState: 'BOOKED' | 'WATTING' | 'COMPLETE' }) => string;
}

export function SummaryCounts({ summary, hrefOf }: SummaryCountsProps) {
  const counts = [
    { label: admin.counts.total, count: summary.totalCount, asked: { date: 'future', guestState: 'BOOKED' } },
    { label: admin.counts.today, count: summary.todayCount, asked: { date: 'today', guestState: 'BOOKED' } },
    {
      label: admin.counts.unpaid,
      count: summary.wattingCount,
      asked: { date: 'future', guestState: 'WATTING' },
      // Amber asks for action; without unpaid bookings there is none.
      tone: summary.wattingCount > 0 ? 'unpaid' : undefined,
    },
    {
      label: admin.counts.paid,
      count: summary.paymentCount,
      asked: { date: 'future', guestState: 'COMPLETE' },
      tone: 'paid',
    },
  ] as const;
  return (
    <Counts>
      {counts.map(({ label, count, asked, ...rest }) => (
        <Count key={label} data-tone={'tone' in rest ? rest.tone : undefined}>
          <dt>{label}</dt>
          <dd>
            <CountLink href={hrefOf(asked)} aria-label={admin.countLink(label, count)}>
              <Figure>{grouped(count)}</Figure>
              {admin.casesUnit}
            </CountLink>
          </dd>
        </Count>
      ))}
    </Counts>
  );
}
