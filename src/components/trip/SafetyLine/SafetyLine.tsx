import { Art } from '#src/components/base/display/Art/Art';
import { Line } from './SafetyLine.styles';

interface SafetyLineProps {
  /** The requirement. */
  children: string;
}

/** A legal requirement on board, with a picture of a life jacket. */
export function SafetyLine({ children }: SafetyLineProps) {
  return (
    <Line>
      <Art name="lifejacket" />
      <span>{children}</span>
    </Line>
  );
}
