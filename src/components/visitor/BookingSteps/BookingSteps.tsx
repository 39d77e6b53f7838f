import { Name, Step, Steps } from './BookingSteps.styles';

export interface BookingStepsProps {
  steps: readonly { name: string; text: string }[];
}

/** How one gets from a day to the boat, in order. */
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
