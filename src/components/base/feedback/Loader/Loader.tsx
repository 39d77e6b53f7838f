import { Spinner } from '../../actions/Button/Button.styles';
import { Frame } from './Loader.styles';

interface LoaderProps {
  /** Name of the loading content, shown beside the spinner and announced. */
  label: string;
}

/** Loading indicator for content without a skeleton; invisible for the first 200 ms. */
export function Loader({ label }: LoaderProps) {
  return (
    <Frame role="status">
      <Spinner aria-hidden="true" />
      <span>{label}</span>
    </Frame>
  );
}
