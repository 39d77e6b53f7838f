import type { Setup, SetupStep, TestMessage } from '#contract/setup/setup.schema';
import { messageFailure } from '#copy/messages';
import { setup as copy } from '#copy/setup';
import { Button } from '#src/components/base/actions/Button/Button';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { Small, Stack } from '#src/components/base/display/elements.styles';
import { Box, Done, Result, Step, Steps, Text, Title } from './FirstSteps.styles';

export interface FirstStepsProps {
  /** The steps in the order of the work, each done or not. */
  steps: Setup['steps'];
  /** URL of a step's form; null for steps on the server's machine. */
  hrefOf: (step: SetupStep) => string | null;
  /** The response to the last test message. */
  tested?: TestMessage | undefined;
  /** The test message is being sent. */
  testing?: boolean;
  /** Called to send a test message to the operator. */
  onTest: () => void;
  /** Called to hide the list. */
  onHide: () => void;
}

const resultOf = (tested: TestMessage): string => {
  if (tested.state === 'sent') return copy.sent(tested.to);
  return tested.state === 'off' ? copy.off : copy.failed(messageFailure[tested.failure], tested.detail);
};

/** Steps before a boat's first booking. */
export function FirstSteps({ steps, hrefOf, tested, testing = false, onTest, onHide }: FirstStepsProps) {
  const finished = steps.filter(({ done }) => done).length;
  return (
    <Box aria-labelledby="first-steps">
      <Stack $gap="s4">
        <h2 id="first-steps">{copy.title}</h2>
        <Small>{copy.progress(finished, steps.length)}</Small>
      </Stack>
      <Steps>
        {steps.map(({ step, done }, index) => {
          const href = hrefOf(step);
          return (
            <Step key={step} data-done={done}>
              <Done aria-hidden>{done ? <Icon name="check" size="small" /> : index + 1}</Done>
              <Text>
                {href === null ? (
                  <b>{copy.step[step]}</b>
                ) : (
                  <Title href={href}>
                    <span>{copy.step[step]}</span>
                    <Icon name="right" size="small" />
                  </Title>
                )}
                {done ? (
                  <Small>{copy.done}</Small>
                ) : (
                  <>
                    <Small>{copy.hint[step]}</Small>
                    {step === 'messages' && (
                      <Button variant="line" size="small" icon="message" pending={testing} onClick={onTest}>
                        {copy.test}
                      </Button>
                    )}
                  </>
                )}
                {step === 'messages' && tested && (
                  <Result role="status" data-state={tested.state}>
                    {resultOf(tested)}
                  </Result>
                )}
              </Text>
            </Step>
          );
        })}
      </Steps>
      <Button variant="quiet" size="small" onClick={onHide}>
        {copy.hide}
      </Button>
    </Box>
  );
}
