import type { GuestSummary } from '../../../contract/guest/guest.schema';
import { admin } from '../../../copy/admin';
import { Count, Counts, Figure } from './SummaryCounts.styles';

/** The operator's four figures: bookings (not heads) of trips from today on that are not cancelled. */
export function SummaryCounts({ summary }: { summary: GuestSummary }) {
  const counts = [
    { label: admin.counts.total, count: summary.totalCount },
    { label: admin.counts.today, count: summary.todayCount },
    { label: admin.counts.unpaid, count: summary.wattingCount, tone: 'unpaid' },
    { label: admin.counts.paid, count: summary.paymentCount, tone: 'paid' },
  ];
  return (
    <Counts>
      {counts.map(({ label, count, tone }) => (
        <Count key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>
            <Figure>{count.toLocaleString('ko-KR')}</Figure>
            {admin.casesUnit}
          </dd>
        </Count>
      ))}
    </Counts>
  );
}
