import { useState } from 'react';
import type { Crew, CrewMember } from '#contract/manifest/manifest.schema';
import { settings } from '#copy/settings';
import { CrewList, isSameMember, type CrewDraft } from '#src/components/operator/settings/CrewList/CrewList';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { refusal } from '#src/store/api';
import { useNow } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { useAction } from '#src/features/base/useAction';
import { useOpenCrewQuery, useStoreCrewMutation } from './endpoints';
import { SettingsFrame } from './SettingsFrame';

/** Null if another device has changed or removed `before`. */
const changed = (crew: readonly CrewDraft[], before: CrewMember | null, after: CrewDraft | null) => {
  if (before === null) return after ? [...crew, after] : [...crew];
  const at = crew.findIndex((member) => isSameMember(member, before));
  return at === -1 ? null : [...crew.slice(0, at), ...(after ? [after] : []), ...crew.slice(at + 1)];
};

export function CrewPage() {
  const opened = useOpenCrewQuery();
  const [store, { isLoading }] = useStoreCrewMutation();
  const { run, form, clear } = useAction();
  const [newer, setNewer] = useState<Crew | null>(null);
  const now = useNow();
  const change = async (stored: Crew, before: CrewMember | null, after: CrewDraft | null): Promise<boolean> => {
    const next = changed(stored.crew, before, after) ?? stored.crew;
    let result = await store({ crew: next, version: stored.version });
    const again = refusal(result.error)?.code === 'CONFLICT' ? (await opened.refetch()).data : undefined;
    if (again) {
      setNewer(again);
      const isDone = after
        ? again.crew.some((member) => isSameMember(member, after))
        : before !== null && changed(again.crew, before, null) === null;
      const merged = changed(again.crew, before, after);
      if (isDone) result = { data: again };
      else if (merged) result = await store({ crew: merged, version: again.version });
      else {
        clear();
        showToast('error', settings.changedElsewhere.title);
        return false;
      }
    }
    if (result.data) setNewer(result.data);
    return run(result, { done: settings.saved });
  };
  return (
    <SettingsFrame page="crew">
      <Screen queries={[opened]} skeleton="form" failed={{ title: settings.loadFailed }}>
        {(first) => {
          const stored = newer ?? first;
          return (
            <CrewList
              {...form}
              crew={stored.crew}
              unreadable={stored.unreadable}
              now={now}
              pending={isLoading}
              onChange={(before, after) => change(stored, before, after)}
            />
          );
        }}
      </Screen>
    </SettingsFrame>
  );
}
