import { codeProblems } from '#contract/auth/secondStep.rules';
import type { ConfirmSecondStep, SecondStepKey } from '#contract/auth/secondStep.schema';
import { secondStep as copy } from '#copy/secondStep';
import { Button } from '#src/components/base/actions/Button/Button';
import { CopyButton } from '#src/components/base/actions/CopyButton/CopyButton';
import { QrCode } from '#src/components/base/display/QrCode/QrCode';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { CodeField } from '../CodeField/CodeField';
import { Title } from '../SecondStepStatus/SecondStepStatus.styles';
import { Small } from '#src/components/base/display/elements.styles';
import { Key, KeyBox, OpenApp, Picture, Step, Steps } from './SecondStepSetup.styles';

export interface SecondStepSetupProps extends CheckedFormProps<ConfirmSecondStep> {
  /** The new key: base32, and the URI for authenticator apps. */
  secondStepKey: SecondStepKey;
  /** Called after every copy attempt. */
  onCopied: (copied: boolean) => void;
  /** Called to keep the second step off. */
  onBack: () => void;
}

const groupsOf = (key: string): string[] => key.match(/.{1,4}/g) ?? [];

export function SecondStepSetup({ secondStepKey, onCopied, onBack, ...props }: SecondStepSetupProps) {
  const { key, uri } = secondStepKey;
  const { field, card } = useCheckedForm<ConfirmSecondStep, ConfirmSecondStep>({
    ...props,
    initial: { otp: '' },
    fields: ['otp'],
    read: (typed) => typed,
    problems: ({ otp }) => codeProblems('otp', otp),
  });
  return (
    <FormCard
      {...card}
      label={copy.title}
      submitLabel={copy.setup.submit}
      submittingLabel={copy.setup.submitting}
      actions={
        <Button full disabled={props.pending} onClick={onBack}>
          {copy.back}
        </Button>
      }
    >
      <Title tabIndex={-1}>{copy.title}</Title>
      <Steps>
        <Step>
          <h3>{copy.setup.scan}</h3>
          <Small>{copy.setup.scanHint}</Small>
          <Picture>
            <QrCode text={uri} label={copy.setup.qr} />
            <OpenApp href={uri} full>
              {copy.setup.open}
            </OpenApp>
          </Picture>
          <KeyBox>
            <dl>
              <dt>{copy.setup.key}</dt>
              <Key>
                {groupsOf(key).map((group, index) => (
                  <span key={index}>{group}</span>
                ))}
              </Key>
            </dl>
            <Small>{copy.setup.keyHint}</Small>
            <CopyButton text={key} label={copy.setup.copyKey} size="medium" full onResult={onCopied} />
          </KeyBox>
        </Step>
        <Step>
          <h3>{copy.setup.enter}</h3>
          <CodeField kind="otp" {...field('otp')} />
        </Step>
      </Steps>
    </FormCard>
  );
}
