import { useMemo } from 'react';
import { INFO_FIELDS, infoProblems, type InfoField } from '../../../../contract/config/config.rules';
import type { ConfigInfo } from '../../../../contract/config/config.schema';
import { settings } from '../../../../copy/settings';
import { ChangedElsewhere } from '../ChangedElsewhere/ChangedElsewhere';
import { FormCard } from '../../base/form/FormCard/FormCard';
import { useCheckedForm, type CheckedFormProps } from '../../base/form/FormCard/useCheckedForm';
import { useStoredChanges } from '../../base/form/FormCard/useStoredChanges';
import { TextArea } from '../../base/form/TextArea/TextArea';
import { TextField, type FieldInputProps } from '../../base/form/TextField/TextField';
import { INFO_MAX } from '../../../../contract/text.rules';

export type InfoTexts = Record<InfoField, string>;

export interface StoreInfoFormProps extends CheckedFormProps<InfoTexts> {
  /** The saved values; null for values that were never saved. */
  info: ConfigInfo;
  /** The values that the form was filled with, if another device has saved since; otherwise null. */
  before?: ConfigInfo | null;
}

/** Input type of a field, which selects the keyboard on phones. */
const KEYBOARD: Partial<Record<InfoField, FieldInputProps>> = {
  tel: { type: 'tel' },
  band: { type: 'url' },
  homepage: { type: 'url' },
};
const texts = (of: (field: InfoField) => string): InfoTexts =>
  Object.fromEntries(INFO_FIELDS.map((field) => [field, of(field)])) as InfoTexts;
const read = (typed: InfoTexts): InfoTexts => texts((field) => typed[field].normalize('NFC').trim());

const inForm = (info: ConfigInfo): InfoTexts => texts((field) => info[field] ?? '');

/** Form for the store's name, contact details and accounts (specification 5). */
export function StoreInfoForm({ info, before = null, ...rest }: StoreInfoFormProps) {
  const stored = useMemo(() => inForm(info), [info]);
  const filled = useMemo(() => before && inForm(before), [before]);
  const { register, control, setValue, errorOf, card } = useCheckedForm<InfoTexts, InfoTexts>({
    ...rest,
    initial: stored,
    fields: INFO_FIELDS,
    read,
    problems: infoProblems,
  });
  const { changed, typed, take } = useStoredChanges({ control, setValue, fields: INFO_FIELDS, stored, before: filled });
  const shared = (field: InfoField) => ({
    label: settings.info[field],
    error: errorOf(field),
    maxCharacters: INFO_MAX[field],
    ...register(field),
  });
  return (
    <FormCard {...card} label={settings.pages.info} submitLabel={settings.save} submittingLabel={settings.saving}>
      {changed.length > 0 && (
        <ChangedElsewhere
          key={info.version}
          changes={changed.map((field) => ({
            field,
            label: settings.info[field],
            stored: stored[field],
            typed: typed[field],
          }))}
          onTake={take}
        />
      )}
      {INFO_FIELDS.map((field) =>
        field === 'desc' ? (
          <TextArea key={field} {...shared(field)} />
        ) : (
          <TextField key={field} autoComplete="off" {...KEYBOARD[field]} {...shared(field)} />
        ),
      )}
    </FormCard>
  );
}
