import { useId } from 'react';
import { Bar, Solid, Stripe, StripeGround, Swatch } from './SeatGauge.styles';

export type Seats =
  | { kind: 'booked'; booked: number; total: number }
  | { kind: 'split'; paid: number; unpaid: number; total: number };

const percent = (people: number, total: number): string =>
  `${total > 0 ? Math.min(100, Math.max(0, (people / total) * 100)) : 0}%`;

const Stripes = ({ id }: { id: string }) => (
  <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <StripeGround width="9" height="9" />
    <Stripe width="5" height="9" />
  </pattern>
);

interface SeatGaugeProps {
  /** The seats, as one segment or split by payment. */
  seats: Seats;
}

/** Hidden from screen readers: the numbers are always beside it (`12/20명`). */
export function SeatGauge({ seats }: SeatGaugeProps) {
  const stripes = useId();
  const { total } = seats;
  const [solid, striped] = seats.kind === 'booked' ? [seats.booked, 0] : [seats.paid, seats.unpaid];
  return (
    <Bar aria-hidden="true">
      {striped > 0 && (
        <>
          <defs>
            <Stripes id={stripes} />
          </defs>
          <rect width={percent(solid + striped, total)} height="100%" fill={`url(#${stripes})`} />
        </>
      )}
      <Solid
        width={percent(solid, total)}
        height="100%"
        data-full={(total > 0 && solid + striped >= total) || undefined}
      />
    </Bar>
  );
}

interface SeatSwatchProps {
  /** Seats of paid or unpaid bookings. */
  share: 'paid' | 'unpaid';
  /** Whether the gauge is full (a different colour). */
  full?: boolean;
}

export function SeatSwatch({ share, full = false }: SeatSwatchProps) {
  const stripes = useId();
  return (
    <Swatch aria-hidden="true">
      {share === 'unpaid' && (
        <defs>
          <Stripes id={stripes} />
        </defs>
      )}
      {share === 'paid' ? (
        <Solid width="100%" height="100%" data-full={full || undefined} />
      ) : (
        <rect width="100%" height="100%" fill={`url(#${stripes})`} />
      )}
    </Swatch>
  );
}
