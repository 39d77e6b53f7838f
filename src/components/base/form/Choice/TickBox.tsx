import { Icon } from '../../display/Icon/Icon';
import { Box } from './TickBox.styles';

/** The visible box of a `<Choice type="checkbox">`. */
export function TickBox() {
  return (
    <Box aria-hidden="true">
      <Icon name="check" />
    </Box>
  );
}
