import { Counts } from '../SummaryCounts/SummaryCounts.styles';
import { Former, Total, Value } from './FigureTotals.styles';

export interface FigureTotalsProps {
  /** The figures: their value, and that of the year before, both as shown. */
  figures: readonly { label: string; value: string; former: string }[];
}

/** Figures of a period, each with that of the year before under it. */
export function FigureTotals({ figures }: FigureTotalsProps) {
  return (
    <Counts>
      {figures.map(({ label, value, former }) => (
        <Total key={label}>
          <dt>{label}</dt>
          <dd>
            <Value>{value}</Value>
            <Former>{former}</Former>
          </dd>
        </Total>
      ))}
    </Counts>
  );
}
