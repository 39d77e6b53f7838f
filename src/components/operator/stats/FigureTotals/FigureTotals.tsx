import { Former, Total, Totals, Value } from './FigureTotals.styles';

export interface FigureTotalsProps {
  /** Figures with this year's and last year's display text. */
  figures: readonly { label: string; value: string; former: string }[];
}

export function FigureTotals({ figures }: FigureTotalsProps) {
  return (
    <Totals>
      {figures.map(({ label, value, former }) => (
        <Total key={label}>
          <dt>{label}</dt>
          <dd>
            <Value>{value}</Value>
            <Former>{former}</Former>
          </dd>
        </Total>
      ))}
    </Totals>
  );
}
