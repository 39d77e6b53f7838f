import { Icon } from '../../display/Icon/Icon';
import { Box } from './TickBox.styles';

export interface TickBoxProps {
  /** Colour of the ticked box: of what is chosen, or of what is done. */
  tone?: 'brand' | 'success';
}

/** The box in front of the words of a `<Choice type="checkbox">`, which shows whether it is ticked. */
export function TickBox({ tone = 'brand' }: TickBoxProps) {
  return (
    <Box aria-hidden="true" data-tone={tone}>
      <Icon name="check" />
    </Box>
  );
}
