import { useState } from 'react';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import { NO_PERSON } from '#contract/manifest/manifest.rules';
import type { DayManifest, ManifestParty } from '#contract/manifest/manifest.schema';
import { apiPath, PAGES } from '#contract/paths';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { manifestAdmin as copy } from '#copy/manifestAdmin';
import { passengers } from '#copy/passengers';
import { Button } from '#src/components/base/actions/Button/Button';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { RadioGroup } from '#src/components/base/form/RadioGroup/RadioGroup';
import { CallList } from '#src/components/operator/bookings/CallList/CallList';
import { ManifestCrew } from '#src/components/operator/bookings/ManifestList/ManifestCrew';
import { ManifestRow } from '#src/components/operator/bookings/ManifestList/ManifestRow';
import { PersonRow } from '#src/components/operator/bookings/ManifestList/PersonRow';
import { PassengerList } from '#src/components/operator/bookings/PassengerList/PassengerList';
import { DownloadButton } from '#src/components/operator/shell/DownloadButton/DownloadButton';
import { PrintSheet } from '#src/components/operator/shell/PrintSheet/PrintSheet';
import { useDownload } from '#src/store/download';
import { useConfigInfo, useTidePhase } from '#src/store/endpoints/config';
import { useNow } from '#src/store/hooks';
import { Filters, Ways, Written } from './ManifestPage.styles';
import { isMissing, usePersons, useReminder } from './useManifestWork';

interface ManifestWorkProps {
  day: ReserveDay;
  manifest: DayManifest;
  guests: readonly ManagedGuest[];
}

/** The booker, until the booker's row is written. */
const proposalOf = ({ name, phone, rows }: ManifestParty) =>
  rows.some((row) => row.name === name) ? NO_PERSON : { ...NO_PERSON, name, phone };

export function ManifestWork({ day, manifest, guests }: ManifestWorkProps) {
  const { parties, people, written, crew } = manifest;
  const now = useNow();
  const phaseOf = useTidePhase();
  const info = useConfigInfo();
  const csv = useDownload();
  const reminder = useReminder(day.id, manifest);
  const { ask, question } = useConfirm(async () => void (await reminder.remind()));
  const workOf = usePersons();
  // The missing people at the time of filtering, so that a row does not disappear while it is being written.
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const shown = parties.filter(({ id }) => chosen?.includes(id) ?? true);
  const missing = parties.filter(isMissing);
  return (
    <>
      <Written role="status">
        <b>{copy.written(format.people(people), format.people(written))}</b>
        {people > 0 && written >= people && <span>{copy.everyone}</span>}
      </Written>
      <Ways>
        {reminder.missing > 0 && (
          <Button variant="tint" icon="message" full pending={reminder.pending} onClick={() => ask(true)}>
            {copy.remind.open}
          </Button>
        )}
        <Button icon="print" full onClick={() => window.print()}>
          {passengers.print}
        </Button>
        <DownloadButton
          full
          label={copy.csv}
          pending={csv.pending}
          error={csv.error}
          onDownload={() => void csv.download(apiPath(MANIFEST_API.csv, { id: day.id }))}
        />
      </Ways>
      <ManifestCrew crew={crew} href={PAGES.adminCrew} />
      {parties.length > 0 && (
        <Filters>
          <RadioGroup
            look="chips"
            label={copy.filter}
            options={[
              { value: 'all', label: copy.all(parties.length) },
              { value: 'missing', label: copy.missing(missing.length) },
            ]}
            value={chosen ? 'missing' : 'all'}
            onChange={(value) => setChosen(value === 'all' ? null : missing.map(({ id }) => id))}
          />
        </Filters>
      )}
      <CallList label={copy.list} emptyText={parties.length === 0 ? copy.empty : copy.allWritten}>
        {shown.map((party) => (
          <ManifestRow key={party.id} party={party}>
            {party.rows.map((row) => (
              <PersonRow
                key={row.place}
                row={row}
                party={party.name}
                proposal={proposalOf(party)}
                now={now}
                {...workOf(party, row)}
              />
            ))}
          </ManifestRow>
        ))}
      </CallList>
      <ConfirmDialog
        {...question}
        tone="normal"
        title={copy.remind.title}
        about={[[copy.remind.open, [copy.parties(reminder.missing), ...reminder.skipped].join(', ')]]}
        confirmLabel={copy.remind.submit}
        cancelLabel={copy.remind.goBack}
      >
        <p>{copy.remind.text(copy.parties(reminder.missing))}</p>
        {reminder.skipped.length > 0 && <p>{copy.remind.skips(reminder.skipped.join(', '))}</p>}
      </ConfirmDialog>
      <PrintSheet>
        <PassengerList
          storeName={info.data?.name || frame.noStore}
          day={day}
          phase={phaseOf(day.date)}
          guests={guests}
          manifest={manifest}
        />
      </PrintSheet>
    </>
  );
}
