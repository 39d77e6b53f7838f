import { useState, type ComponentType } from 'react';
import { changedValues } from '#contract/config/config.rules';
import { settings } from '#copy/settings';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import type { SettingsPage } from '#src/components/frame/SettingsNav/settingsPages';
import type { StoredFormProps } from '#src/components/operator/shell/ChangedElsewhere/useStoredForm';
import { refusal } from '#src/store/api';
import { Screen, type ScreenQuery } from '#src/features/base/Screen';
import { useAction, type Result } from '#src/features/base/useAction';
import { SettingsFrame } from './SettingsFrame';
import type { Elements } from '#src/components/base/elements';

interface StoredSettingsProps<Stored, Values> {
  page: SettingsPage;
  Form: ComponentType<StoredFormProps<Stored, Values>>;
  /** The query that fills the form on opening. */
  opened: Omit<ScreenQuery, 'refetch'> & {
    currentData?: Stored | undefined;
    refetch: () => PromiseLike<Result<Stored>>;
  };
  /** Saves the changed values. */
  store: (changes: Partial<Values> & { version: string }) => PromiseLike<Result<Stored>>;
  pending: boolean;
  /** Content below the loaded form. */
  children?: Elements;
}

/**
 * After CONFLICT `stored` is the current version, `before` the form's. If the sent values are already stored, an
 * earlier response was lost.
 */
export function StoredSettings<Stored extends { version: string }, Values extends object>({
  page,
  Form,
  opened,
  store,
  pending,
  children,
}: StoredSettingsProps<Stored, Values>) {
  const { run, form, clear } = useAction();
  const [newer, setNewer] = useState<{ stored: Stored; before: Stored | null } | null>(null);
  const submit = async (stored: Stored, values: Values): Promise<void> => {
    const changes = changedValues<Values>(values, stored as Record<keyof Values, unknown>);
    const result = await store({ ...changes, version: stored.version });
    if (result.data) setNewer({ stored: result.data, before: null });
    const again = refusal(result.error)?.code === 'CONFLICT' ? (await opened.refetch()).data : undefined;
    if (!again) {
      await run(result, { done: settings.saved });
      return;
    }
    const isStored =
      Object.keys(changes).length > 0 &&
      Object.keys(changedValues(changes, again as Record<keyof Values, unknown>)).length === 0;
    setNewer({ stored: again, before: isStored ? { ...stored, ...changes } : stored });
    if (isStored) await run({ data: again }, { done: settings.saved });
    else {
      clear();
      showToast('error', settings.changedElsewhere.title);
    }
  };
  return (
    <SettingsFrame page={page}>
      <Screen queries={[opened]} skeleton="form" failed={{ title: settings.loadFailed }}>
        {(first) => {
          const stored = newer?.stored ?? first;
          return (
            <>
              <Form
                {...form}
                stored={stored}
                before={newer?.before ?? null}
                pending={pending}
                onSubmit={(values) => void submit(stored, values)}
              />
              {children}
            </>
          );
        }}
      </Screen>
    </SettingsFrame>
  );
}
