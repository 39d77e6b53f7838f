import { Art } from '../../base/display/Art/Art';
import { Line } from './SafetyLine.styles';

/** What the law asks on board, beside the life jacket. */
export function SafetyLine({ children }: { children: string }) {
  return (
    <Line>
      <Art name="lifejacket" />
      {children}
    </Line>
  );
}
