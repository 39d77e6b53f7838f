import { Name, Step, Steps } from './BookingSteps.styles';

export interface BookingStepsProps {
  /** Name and explanation of each step, in order. */
  steps: readonly { name: string; text: string }[];
}

export function BookingSteps({ steps }: BookingStepsProps) {
  return (
    <Steps>
      {steps.map(({ name, text }) => (
        <Step key={name}>
          <div>
            <Name>{name}</Name>
            <p>{text}</p>
          </div>
        </Step>
      ))}
    </Steps>
  );
}
