import { roleValues } from '../theme/tokens';
import { contrast, shownContrast } from './contrast';
import type { ColorUse } from './colorUses';
import { Face, Facts, Sample } from './Foundations.styles';

export interface SwatchProps {
  /** The colour, its background and its purpose. */
  use: ColorUse;
  /** Name of the purpose. */
  duty: string;
  /** Sample text in the colour. */
  sample: string;
}

/** A colour on its background, with the contrast computed from the token values. */
export function Swatch({ use: { role, on, duty: kind }, duty, sample }: SwatchProps) {
  const front = roleValues[role];
  const ground = roleValues[on];
  return (
    <Sample>
      <Face style={{ background: ground, color: front }} aria-hidden={kind === 'text' ? undefined : true}>
        {kind === 'text' ? sample : <span style={{ width: 96, height: 24, background: front }} />}
      </Face>
      <Facts>
        <b>{role}</b>
        <span>{` / ${on}`}</span>
        <code>{`${front} / ${ground}`}</code>
        <span>{`${duty} `}</span>
        <b data-contrast>{shownContrast(contrast(front, ground))}</b>
      </Facts>
    </Sample>
  );
}
