import { cleanInfo, INFO_FIELDS, infoProblems, type InfoField } from '#contract/config/config.rules';
import type { ConfigInfo } from '#contract/config/config.schema';
import { carrierText } from '#contract/messages/carrierText.rules';
import { notice } from '#copy/callList';
import { settings } from '#copy/settings';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { TextArea } from '#src/components/base/form/TextArea/TextArea';
import { TextField, type FieldInputProps } from '#src/components/base/form/TextField/TextField';
import { INFO_MAX } from '#contract/text.rules';
import { useStoredForm, type StoredFormProps } from '#src/components/operator/shell/ChangedElsewhere/useStoredForm';

export type InfoTexts = Record<InfoField, string>;
export type StoreInfoFormProps = StoredFormProps<ConfigInfo, InfoTexts>;

/** Selects the keyboard on phones. */
const KEYBOARD: Partial<Record<InfoField, FieldInputProps>> = {
  tel: { type: 'tel' },
  band: { type: 'url' },
  homepage: { type: 'url' },
};
const IN_MESSAGES: readonly InfoField[] = ['name', 'tel', 'bank'];
const texts = (of: (field: InfoField) => string): InfoTexts =>
  Object.fromEntries(INFO_FIELDS.map((field) => [field, of(field)])) as InfoTexts;

const inForm = (info: ConfigInfo): InfoTexts => texts((field) => info[field] ?? '');

/** Specification 5. */
export function StoreInfoForm(props: StoreInfoFormProps) {
  const { field, card, changes, values } = useStoredForm<ConfigInfo, InfoTexts, InfoTexts>({
    ...props,
    fields: INFO_FIELDS,
    labels: settings.info,
    inForm,
    inWords: (name, typed) => typed[name],
    read: cleanInfo,
    problems: infoProblems,
  });
  return (
    <FormCard {...card} label={settings.pages.info} submitLabel={settings.save} submittingLabel={settings.saving}>
      {changes}
      {INFO_FIELDS.map((name) => {
        const replaced = IN_MESSAGES.includes(name) ? carrierText(values[name]).replaced : [];
        const hint = replaced.length > 0 ? notice.replaced(replaced) : undefined;
        const shared = { label: settings.info[name], maxCharacters: INFO_MAX[name], hint, ...field(name) };
        return name === 'desc' ? (
          <TextArea key={name} {...shared} />
        ) : (
          <TextField key={name} autoComplete="off" {...KEYBOARD[name]} {...shared} />
        );
      })}
    </FormCard>
  );
}
