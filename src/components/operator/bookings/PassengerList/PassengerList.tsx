import type { ReserveDay } from '#contract/day/day.schema';
import type { TidePhase } from '#contract/day/tide.rules';
import { birthText } from '#contract/manifest/manifest.rules';
import type { CrewMember, DayManifest, Person } from '#contract/manifest/manifest.schema';
import { admin } from '#copy/admin';
import { format } from '#copy/format';
import { guestState } from '#copy/guestState';
import { person as personText } from '#copy/manifest';
import { manifestAdmin as manifest } from '#copy/manifestAdmin';
import { passengers as copy } from '#copy/passengers';
import { dayState } from '#copy/reserve';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { Body, Captain, Facts, Foot, Head, Place, Sheet, Table, Title, WIDTHS } from './PassengerList.styles';
import { passengerGroups, type Passenger, type PassengerGroup } from './passengerRows';

export interface PassengerListProps {
  /** Name of the store. */
  storeName: string;
  /** The day of the trip. */
  day: Pick<ReserveDay, 'date' | 'fish' | 'guestCount' | 'totalCount' | 'charter'>;
  /** The day's tide phase; null beyond the lunar table. */
  phase: TidePhase | null;
  /** All bookings of the day; the list leaves out cancelled ones. */
  guests: readonly Passenger[];
  /** People written before the trip; null while the policy is off: every row is filled in by hand. */
  manifest?: Pick<DayManifest, 'crew' | 'parties'> | null;
}

const COLUMNS = Object.keys(copy.columns) as (keyof typeof copy.columns)[];
const PERSONAL = ['birth', 'sex', 'address', 'emergency'] as const;

/** Empty cells and the signature are filled in by hand. */
const personalCells = (person: Person | null) => {
  const values = person && { ...person, birth: birthText(person.birth), sex: personText.sexes[person.sex] };
  return [
    ...PERSONAL.map((column) => (
      <td key={column} data-column={column}>
        {values?.[column]}
      </td>
    )),
    <td key="signature" />,
  ];
};

const CrewRow = ({ member }: { member: CrewMember }) => (
  <tr>
    <Place>{manifest.crew.role[member.role]}</Place>
    <td>
      <b>{member.name}</b>
    </td>
    <Place data-column="phone">{member.phone}</Place>
    <td colSpan={3} />
    {personalCells(member)}
  </tr>
);

const Group = ({ group }: { group: PassengerGroup }) => {
  if (group.kind === 'empty')
    return (
      <Body data-kind="empty">
        <tr>
          <Place>{group.numbers[0]}</Place>
          {COLUMNS.slice(1).map((column) => (
            <td key={column} />
          ))}
        </tr>
      </Body>
    );
  const { guest, numbers, rows } = group;
  return (
    <Body>
      {numbers.map((number, index) => {
        const person = rows[index]?.person ?? null;
        const isBooker = person
          ? person.name === guest.name
          : index === 0 && !rows.some((row) => row.person?.name === guest.name);
        return (
          <tr key={number}>
            <Place>{number}</Place>
            <td>{isBooker ? <b>{guest.name}</b> : person?.name}</td>
            <Place data-column="phone">{person ? person.phone : isBooker && guest.phone}</Place>
            {index === 0 && (
              <>
                <Place rowSpan={numbers.length}>{format.people(guest.guestCount)}</Place>
                <Place rowSpan={numbers.length}>
                  {guest.state === 'COMPLETE' ? <b>{guestState[guest.state]}</b> : guestState[guest.state]}
                </Place>
                <td rowSpan={numbers.length} data-column="memo">
                  {guest.memo}
                </td>
              </>
            )}
            {personalCells(person)}
          </tr>
        );
      })}
    </Body>
  );
};

const seatsText = ({ guestCount, totalCount, charter }: PassengerListProps['day']): string =>
  [admin.bookedOf(guestCount, totalCount), charter === 'Y' && dayState.charter].filter(Boolean).join(' · ');

/** A4 landscape. Over twenty seats continue on further pages with a repeated head. */
export function PassengerList({ storeName, day, phase, guests, manifest: written = null }: PassengerListProps) {
  const facts = [
    [copy.date, format.longDate(day.date)],
    [copy.tide, phase && `${phase.name} · ${format.lunar(phase.lunar)}`],
    [copy.fish, day.fish],
    [copy.seats, seatsText(day)],
  ];
  return (
    <Sheet aria-label={copy.title}>
      <Head>
        <Title>
          {copy.title}
          <span>{storeName}</span>
        </Title>
        <Facts>
          {facts.map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </Facts>
      </Head>
      <Table>
        <VisuallyHidden as="caption">{copy.title}</VisuallyHidden>
        <colgroup>
          {COLUMNS.map((column) => (
            <col key={column} style={{ width: WIDTHS[column] }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {copy.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        {written && written.crew.length > 0 && (
          <Body>
            {written.crew.map((member, index) => (
              <CrewRow key={index} member={member} />
            ))}
          </Body>
        )}
        {passengerGroups(guests, day.totalCount, written?.parties).map((group) => (
          <Group key={group.numbers[0]} group={group} />
        ))}
      </Table>
      <Foot>
        <span>{copy.note}</span>
        <Captain>
          {copy.captain}
          <i />
        </Captain>
      </Foot>
    </Sheet>
  );
}
