import { Spinner } from '../../actions/Button/Button.styles';
import { Frame } from './Loader.styles';

/** A wait without a shape of its own; nothing shows for the first 200 ms. */
export function Loader({ label }: { label: string }) {
  return (
    <Frame role="status">
      <Spinner aria-hidden="true" />
      {label}
    </Frame>
  );
}
