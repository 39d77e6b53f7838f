import type { ReserveDay } from '../../../contract/day/day.schema';
import { holidayName } from '../../../contract/day/holiday.rules';
import type { Guest } from '../../../contract/guest/guest.schema';
import { guestTotals } from '../../../contract/guest/guest.rules';
import { PAGES } from '../../../contract/paths';
import { admin } from '../../../copy/admin';
import { guest as guestCopy } from '../../../copy/guest';
import { DayStateButtons } from '../../components/DayStateButtons/DayStateButtons';
import { DaySummary } from '../../components/DaySummary/DaySummary';
import { GuestRows } from '../../components/GuestRows/GuestRows';
import { MemoEditor } from '../../components/MemoEditor/MemoEditor';
import { useTidePhase } from '../../store/endpoints/config';
import { Columns, Controls, Facts, Guests, Panel, PanelTitle } from './AdminDayPage.styles';
import { useDayWork } from './useDayWork';

/** Everything the operator does with one trip. */
export function DayWork({ day, guests }: { day: ReserveDay; guests: readonly Guest[] }) {
  const phaseOf = useTidePhase();
  const work = useDayWork(day);
  const totals = guestTotals(guests);
  return (
    <Columns>
      <Facts>
        <DaySummary
          day={day}
          phase={phaseOf(day.date)}
          holiday={holidayName(day.date)}
          guests={{ ...totals, people: totals.paidPeople + totals.unpaidPeople }}
        />
      </Facts>
      <Guests>
        <GuestRows
          label={guestCopy.listTitle}
          guests={guests}
          pending={work.guestPending}
          onComplete={work.completeGuest}
          onCancel={work.cancelGuest}
          onDelete={work.deleteGuest}
          editHrefOf={({ id }) => PAGES.adminGuest(id)}
        />
      </Guests>
      <Controls>
        <Panel aria-labelledby="day-state">
          <PanelTitle id="day-state">{admin.day.state}</PanelTitle>
          <DayStateButtons
            state={day.state}
            affected={{ cases: totals.cases, people: day.guestCount, paidCases: totals.paidCases }}
            pending={work.statePending}
            onChange={work.changeState}
          />
        </Panel>
        <Panel aria-label={admin.day.memoShort}>
          <MemoEditor memo={day.memo} pending={work.memoPending} error={work.memoError} onSave={work.saveMemo} />
        </Panel>
      </Controls>
    </Columns>
  );
}
