import { useState } from 'react';
import { settings } from '#copy/settings';
import { PasswordForm } from '#src/components/operator/account/PasswordForm/PasswordForm';
import { useAction } from '#src/features/base/useAction';
import { useChangePasswordMutation } from './endpoints';
import { SecondStepCard } from './SecondStepCard';
import { SettingsFrame } from './SettingsFrame';

/** Specification 2, 5. */
export function PasswordPage() {
  const [change, { isLoading: pending }] = useChangePasswordMutation();
  const { run, form } = useAction();
  // The form's key: success resets the form; after a refusal the input stays.
  const [changes, setChanges] = useState(0);
  return (
    <SettingsFrame page="password">
      <PasswordForm
        key={changes}
        {...form}
        pending={pending}
        onSubmit={async (passwords) => {
          await run(change(passwords), {
            done: settings.password.changed,
            next: () => setChanges((count) => count + 1),
          });
        }}
      />
      <SecondStepCard />
    </SettingsFrame>
  );
}
