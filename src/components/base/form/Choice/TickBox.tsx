import { Icon } from '../../display/Icon/Icon';
import { Box } from './TickBox.styles';

/** The box in front of the words of a `<Choice type="checkbox">`, which shows whether it is ticked. */
export function TickBox() {
  return (
    <Box aria-hidden="true">
      <Icon name="check" />
    </Box>
  );
}
