import { useState } from 'react';
import { changedValues } from '../../../../contract/config/config.rules';
import { settings } from '../../../../copy/settings';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { refusal } from '../../../store/api';
import { useSettled } from './useSettled';

interface Answer<Stored> {
  data?: Stored;
  error?: unknown;
}

/** The query that filled the form when it was opened. */
interface Opened<Stored> {
  data?: Stored | undefined;
  refetch: () => PromiseLike<Answer<Stored>>;
}

/**
 * State of a settings form. Sends the changed values and the version the form was filled with. If the server refuses
 * with CONFLICT because another device has saved first, the settings are refetched: `stored` is then the current
 * version and `before` the one the form was filled with.
 */
export const useSettingsForm = <Stored extends { version: string }, Values extends object>(
  opened: Opened<Stored>,
  store: (changes: Partial<Values> & { version: string }) => PromiseLike<Answer<Stored>>,
) => {
  const { form, settle } = useSettled(settings.saved);
  const [newer, setNewer] = useState<{ stored: Stored; before: Stored | null } | null>(null);
  const stored = newer?.stored ?? opened.data;
  const submit = async (values: Values): Promise<void> => {
    if (!stored) return;
    const changes = changedValues<Values>(values, stored as Record<keyof Values, unknown>);
    const answer = await store({ ...changes, version: stored.version });
    if (answer.data) setNewer({ stored: answer.data, before: null });
    if (refusal(answer.error)?.code === 'CONFLICT') {
      const again = await opened.refetch();
      if (again.data) {
        setNewer({ stored: again.data, before: stored });
        showToast('error', settings.changedElsewhere.title);
        return;
      }
    }
    settle(answer);
  };
  return { stored, before: newer?.before ?? null, form, submit };
};
