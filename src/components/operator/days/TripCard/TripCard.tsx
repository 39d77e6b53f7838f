import { useId } from 'react';
import { shownState, type ManagedState } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import type { TidePhase } from '#contract/day/tide.rules';
import { admin } from '#copy/admin';
import { format } from '#copy/format';
import { passengers } from '#copy/passengers';
import { Button } from '#src/components/base/actions/Button/Button';
import { ManagedStateChip } from '../ManagedStateChip/ManagedStateChip';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { SeatGauge } from '../SeatGauge/SeatGauge';
import { TideMark } from '#src/components/trip/TideMark/TideMark';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { Actions, Box, DateText, Fish, Head, Memo, Sea, Seats, When } from './TripCard.styles';

export interface TripCardProps {
  /** Heading, such as `오늘 출조`. */
  title: string;
  /** Text without a trip. */
  emptyText: string;
  /** The day of the trip; null: none planned. */
  day: ReserveDay | null;
  /** State for the operator; default: the state for visitors. */
  state?: ManagedState | undefined;
  /** The day's tide phase; null beyond the lunar table. */
  phase: TidePhase | null;
  /** URL of the day's page; of the schedule without a trip. */
  href: string;
  /** The passenger list is being loaded. */
  pending?: boolean;
  /** Called by the print button. */
  onPrint: () => void;
}

const Trip = ({ day, phase }: { day: ReserveDay; phase: TidePhase | null }) => (
  <>
    <When>
      <div>
        <DateText dateTime={day.date}>{format.day(day.date)}</DateText>
        {phase && (
          <Sea>
            <TideMark phase={phase} />
          </Sea>
        )}
      </div>
      <Fish fish={day.fish} />
    </When>
    <div>
      <Seats>
        <span>
          <Sentence>{day.fish}</Sentence>
        </span>
        <span>{admin.bookedOf(day.guestCount, day.totalCount)}</span>
      </Seats>
      <SeatGauge seats={{ kind: 'booked', booked: day.guestCount, total: day.totalCount }} />
    </div>
    {day.memo && <Memo>{day.memo}</Memo>}
  </>
);

export function TripCard({ title, emptyText, day, state, phase, href, pending = false, onPrint }: TripCardProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {day && <ManagedStateChip state={state ?? shownState(day)} />}
      </Head>
      {day ? <Trip day={day} phase={phase} /> : <p>{emptyText}</p>}
      <Actions>
        {day && (
          <Button icon="print" aria-describedby={id} pending={pending} onClick={onPrint}>
            {passengers.printList}
          </Button>
        )}
        <LinkButton href={href} variant={day ? 'primary' : 'line'} aria-describedby={day ? id : undefined}>
          {day ? admin.manage : admin.nav.days}
        </LinkButton>
      </Actions>
    </Box>
  );
}
