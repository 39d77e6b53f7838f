import { INFO_FIELDS, INFO_MAX, infoProblems, type InfoField } from '../../../contract/config/config.rules';
import type { ConfigInfo } from '../../../contract/config/config.schema';
import { settings } from '../../../copy/settings';
import { FormCard } from '../FormCard/FormCard';
import { useCheckedForm, type CheckedFormProps } from '../FormCard/useCheckedForm';
import { TextArea } from '../TextArea/TextArea';
import { TextField, type FieldInputProps } from '../TextField/TextField';

type InfoTexts = Record<InfoField, string>;

export interface StoreInfoFormProps extends CheckedFormProps<InfoTexts> {
  /** What is saved; a value that never was is null. */
  info: ConfigInfo;
}

/** What keyboard a field asks for. */
const KEYBOARD: Partial<Record<InfoField, FieldInputProps>> = {
  tel: { type: 'tel' },
  band: { type: 'url' },
  homepage: { type: 'url' },
};
const texts = (of: (field: InfoField) => string): InfoTexts =>
  Object.fromEntries(INFO_FIELDS.map((field) => [field, of(field)])) as InfoTexts;
const read = (typed: InfoTexts): InfoTexts => texts((field) => typed[field].normalize('NFC').trim());

/** The store's name, contact and accounts (specification 5). */
export function StoreInfoForm({ info, ...rest }: StoreInfoFormProps) {
  const { register, errorOf, card } = useCheckedForm<InfoTexts, InfoTexts>({
    ...rest,
    initial: texts((field) => info[field] ?? ''),
    fields: INFO_FIELDS,
    read,
    problems: infoProblems,
  });
  const shared = (field: InfoField) => ({
    label: settings.info[field],
    error: errorOf(field),
    maxCharacters: INFO_MAX[field],
    ...register(field),
  });
  return (
    <FormCard {...card} label={settings.pages.info} submitLabel={settings.save} submittingLabel={settings.saving}>
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
