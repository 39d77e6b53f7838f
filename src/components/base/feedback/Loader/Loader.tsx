import { Spinner } from '../../actions/Button/Button.styles';
import { Frame } from './Loader.styles';

/** Loading indicator for content without a skeleton; invisible for the first 200 ms. */
export function Loader({ label }: { label: string }) {
  return (
    <Frame role="status">
      <Spinner aria-hidden="true" />
      {label}
    </Frame>
  );
}
