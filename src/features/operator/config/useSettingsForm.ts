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

/** What was read when the form was opened, and how it is read again. */
interface Opened<Stored> {
  data?: Stored | undefined;
  refetch: () => PromiseLike<Answer<Stored>>;
}

/**
 * A form of settings: sends what was changed and the version that it was filled with. Refused because another device
 * was quicker, it reads again and keeps both: `before` is what the form was filled with, `stored` what holds now.
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
