import type { SecondStep } from '#contract/auth/secondStep.schema';
import { format } from '#copy/format';
import { secondStep as copy } from '#copy/secondStep';
import { Warning } from '#src/components/base/feedback/Warning/Warning';
import { Button } from '#src/components/base/actions/Button/Button';
import { FactList } from '#src/components/base/display/FactList/FactList';
import { Box, Lead, Title } from './SecondStepStatus.styles';

export interface SecondStepStatusProps {
  /** State, start and remaining recovery codes. */
  secondStep: SecondStep;
  /** On, but the recovery codes were never received and cannot be read again. */
  unread?: boolean;
  /** Called to turn it on. */
  onTurnOn: () => void;
  /** Called to turn it off. */
  onTurnOff: () => void;
}

const FEW = 3;

export function SecondStepStatus({ secondStep, unread = false, onTurnOn, onTurnOff }: SecondStepStatusProps) {
  const { since, recoveryCodesLeft: left } = secondStep;
  if (since === null)
    return (
      <Box>
        <Title tabIndex={-1}>{copy.title}</Title>
        <Lead>{copy.off.lead}</Lead>
        <Button full onClick={onTurnOn}>
          {copy.off.turnOn}
        </Button>
      </Box>
    );
  const few = left === 0 ? copy.on.none : left <= FEW ? copy.on.few : null;
  const warning = unread ? copy.on.unread : few;
  return (
    <Box>
      <Title tabIndex={-1}>{copy.title}</Title>
      <FactList
        facts={[
          [copy.on.state, copy.on.isOn],
          [copy.on.since, format.longInstant(since)],
          [copy.on.left, copy.on.count(left)],
        ]}
      />
      {warning && (
        <Warning>
          <p>
            <b>{warning}</b> {copy.on.fewHint}
          </p>
        </Warning>
      )}
      <Button full variant="danger-line" onClick={onTurnOff}>
        {copy.on.turnOff}
      </Button>
    </Box>
  );
}
