import { seoulToday } from '#contract/day/calendar.rules';
import {
  cleanPerson,
  isBirth,
  NO_PERSON,
  PERSON_MAX,
  personProblems,
  type PersonDraft,
} from '#contract/manifest/manifest.rules';
import { format } from '#copy/format';
import { person as copy } from '#copy/manifest';
import { Button } from '#src/components/base/actions/Button/Button';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { Pair } from '#src/components/base/form/FormCard/FormCard.styles';
import { NumberField } from '#src/components/base/form/NumberField/NumberField';
import { PhoneField } from '#src/components/base/form/PhoneField/PhoneField';
import { RadioGroup } from '#src/components/base/form/RadioGroup/RadioGroup';
import { TextField } from '#src/components/base/form/TextField/TextField';
import type { Elements } from '#src/components/base/elements';

const SEXES = (['M', 'F'] as const).map((value) => ({ value, label: copy.sexes[value] }));

/** `1965년 3월 12일`; null unless the eight digits are a date. */
const birthInWords = (birth: string, today: string): string | null => {
  if (!isBirth(birth, today)) return null;
  const date = `${birth.slice(0, 4)}-${birth.slice(4, 6)}-${birth.slice(6)}`;
  return `${format.year(date)} ${format.monthDay(date)}`;
};

export interface PersonFormProps extends CheckedFormProps<PersonDraft> {
  /** Accessible name of the form, with the person. */
  label: string;
  /** Known data of the person; a new `key` resets the form. */
  initial?: PersonDraft;
  /** People fill in their own data: the browser may propose name and number. */
  isOwn?: boolean;
  /** The current time, the latest date of birth. */
  now: Date;
  /** Label of the submit button. */
  submitLabel: string;
  /** Label of the submit button while the request is running. */
  submittingLabel: string;
  /** Called on every change with all typed values. */
  onTyped?: (typed: PersonDraft) => void;
  /** Called on closing without saving; without it there is no such button. */
  onCancel?: () => void;
  /** Further questions below the fields. */
  children?: Elements;
}

/** Form for one person of the passenger list. */
export function PersonForm({
  label,
  initial = NO_PERSON,
  isOwn = false,
  now,
  submitLabel,
  submittingLabel,
  onTyped,
  onCancel,
  children,
  ...rest
}: PersonFormProps) {
  const { values, field, choice, card } = useCheckedForm<PersonDraft, PersonDraft>({
    ...rest,
    initial,
    fields: ['name', 'sex', 'birth', 'address', 'phone', 'emergency'],
    read: cleanPerson,
    problems: (person) => personProblems(person, now),
    ...(onTyped && { onTyped }),
  });
  return (
    <FormCard
      {...card}
      label={label}
      submitLabel={submitLabel}
      submittingLabel={submittingLabel}
      actions={
        onCancel && (
          <Button variant="quiet" full onClick={onCancel}>
            {copy.close}
          </Button>
        )
      }
    >
      <Pair>
        <TextField
          label={copy.name}
          maxCharacters={PERSON_MAX.name}
          autoComplete={isOwn ? 'name' : 'off'}
          {...field('name')}
        />
        <RadioGroup<string> label={copy.sex} options={SEXES} {...choice('sex')} />
      </Pair>
      <NumberField
        label={copy.birth}
        hint={birthInWords(values.birth, seoulToday(now)) ?? copy.birthHint}
        maxDigits={8}
        isCode
        {...field('birth')}
      />
      <TextField
        label={copy.address}
        hint={copy.addressHint}
        maxCharacters={PERSON_MAX.address}
        autoComplete={isOwn ? 'street-address' : 'off'}
        {...field('address')}
      />
      <Pair>
        <PhoneField
          label={copy.phone}
          hint={copy.phoneHint}
          autoComplete={isOwn ? 'tel-national' : 'off'}
          {...choice('phone')}
        />
        <PhoneField
          label={copy.emergency}
          hint={copy.emergencyHint}
          autoComplete="off"
          anyNumber
          {...choice('emergency')}
        />
      </Pair>
      {children}
    </FormCard>
  );
}
