import { useState } from 'react';
import { PAYER_MAX, payerProblem } from '#contract/booking/booking.rules';
import type { DepositStatement as Said } from '#contract/booking/booking.schema';
import type { Guest } from '#contract/booking/guest.schema';
import { cleanName } from '#contract/text.rules';
import { deposit as copy } from '#copy/deposit';
import { Button } from '#src/components/base/actions/Button/Button';
import { useCheckedForm, type FormRequest } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { TextField } from '#src/components/base/form/TextField/TextField';
import { NameForm, Statement } from './DepositStatement.styles';

export interface DepositStatementProps extends FormRequest {
  /** The booking, with a deposit due. */
  guest: Pick<Guest, 'payer' | 'claimedAt'>;
  /** Called with the depositor's name or the announced payment. Resolves to true on success. */
  onSay: (said: Pick<Said, 'payer' | 'claimed'>) => Promise<boolean>;
}

export function DepositStatement({ guest, onSay, ...rest }: DepositStatementProps) {
  /** The button that opened the form; null while it is closed. */
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const { field, form } = useCheckedForm<{ payer: string }, Pick<Said, 'payer'>>({
    ...rest,
    onSubmit: async (said) => {
      if (!(await onSay(said))) return;
      // The focused form is removed.
      opener?.focus();
      setOpener(null);
    },
    initial: { payer: guest.payer },
    fields: ['payer'],
    read: ({ payer }) => ({ payer: cleanName(payer) }),
    problems: ({ payer = '' }) => [payerProblem(payer)].filter((problem) => problem !== null),
  });
  const isClaimed = guest.claimedAt !== null;
  return (
    <Statement>
      <div role="status">{isClaimed && <p>{copy.claimed}</p>}</div>
      <Button
        variant={isClaimed ? 'quiet' : 'primary'}
        size={isClaimed ? 'medium' : 'large'}
        full
        pending={rest.pending}
        onClick={() => void onSay({ claimed: isClaimed ? 'N' : 'Y' })}
      >
        {isClaimed ? copy.unclaim : copy.claim}
      </Button>
      <Button
        variant="quiet"
        full
        aria-expanded={!!opener}
        onClick={({ currentTarget }) => setOpener(opener ? null : currentTarget)}
      >
        {guest.payer === '' ? copy.otherName : copy.changeName}
      </Button>
      {opener && (
        <NameForm {...form} noValidate>
          <TextField
            label={copy.name}
            hint={copy.nameHint}
            autoComplete="off"
            maxCharacters={PAYER_MAX}
            {...field('payer')}
          />
          <Button type="submit" full pending={rest.pending}>
            {copy.saveName}
          </Button>
        </NameForm>
      )}
    </Statement>
  );
}
