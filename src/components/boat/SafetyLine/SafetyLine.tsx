import { Art } from '../../base/display/Art/Art';
import { Line } from './SafetyLine.styles';

/** Notice of a legal requirement on board, with a picture of a life jacket. */
export function SafetyLine({ children }: { children: string }) {
  return (
    <Line>
      <Art name="lifejacket" />
      {children}
    </Line>
  );
}
