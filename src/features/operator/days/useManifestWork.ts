import { useState } from 'react';
import { writtenOf, type PersonDraft } from '#contract/manifest/manifest.rules';
import type { DayManifest, ManifestParty, ManifestRow } from '#contract/manifest/manifest.schema';
import { HOUR_MS } from '#contract/time.rules';
import { manifestAdmin as copy } from '#copy/manifestAdmin';
import { useNow } from '#src/store/hooks';
import {
  useRemindManifestMutation,
  useRemovePersonMutation,
  useSavePersonMutation,
} from '#src/store/endpoints/manifest';
import { useAction } from '#src/features/base/useAction';

export const isMissing = ({ rows, people }: ManifestParty): boolean => writtenOf(rows) < people;

/** One row is saved at a time, so that errors appear at its form only. */
export const usePersons = () => {
  const [save, { isLoading: isSaving }] = useSavePersonMutation();
  const [remove, { isLoading: isRemoving }] = useRemovePersonMutation();
  const saving = useAction();
  const removing = useAction();
  const [asked, setAsked] = useState<string | null>(null);
  return ({ id }: ManifestParty, { place }: ManifestRow) => {
    const isAsked = asked === `${id} ${place}`;
    return {
      ...(isAsked ? saving.form : { onInvalid: saving.form.onInvalid }),
      pending: isAsked && isSaving,
      removing: isAsked && isRemoving,
      onSave: (person: PersonDraft, seen: string | null) => {
        setAsked(`${id} ${place}`);
        return saving.run(save({ id, place, person, seen }), { done: copy.person.saved });
      },
      onEdit: saving.clear,
      onRemove: () => {
        setAsked(`${id} ${place}`);
        void removing.run(remove({ id, place }), { done: copy.person.removed });
      },
    };
  };
};

const reminderText = ({ reminded, skipped }: { reminded: number; skipped: number }): string => {
  if (reminded === 0) return copy.remind.none;
  const sent = copy.parties(reminded);
  return skipped === 0 ? copy.remind.sent(sent) : copy.remind.sentExcept(sent, copy.parties(skipped));
};

/** The server skips parties reminded in the last hour. */
export const useReminder = (dayId: number, { parties }: DayManifest) => {
  const [remind, { isLoading: pending }] = useRemindManifestMutation();
  const { run } = useAction();
  const since = useNow().getTime() - HOUR_MS;
  const missing = parties.filter(isMissing);
  return {
    pending,
    missing: missing.length,
    skipped: missing
      .filter(({ remindedAt }) => remindedAt !== null && Date.parse(remindedAt) > since)
      .map(({ name }) => name),
    remind: () => run(remind(dayId), { done: reminderText }),
  };
};
