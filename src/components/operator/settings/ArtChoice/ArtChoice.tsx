import { useId } from 'react';
import type { FEATURE_ART, RENTAL_ART, SEASON_ART } from '#contract/about/limits.rules';
import { aboutForm } from '#copy/aboutForm';
import { Art } from '#src/components/base/display/Art/Art';
import { ChoiceGroup } from '#src/components/base/form/Choice/ChoiceGroup';
import { Drawing, Drawings } from './ArtChoice.styles';

type AboutArt = (typeof FEATURE_ART)[number] | (typeof RENTAL_ART)[number] | (typeof SEASON_ART)[number];

export interface ArtChoiceProps<Name extends AboutArt> {
  /** The drawings on offer. */
  drawings: readonly Name[];
  /** The chosen drawing, or null for none. */
  value: Name | null;
  /** Called with the new choice. */
  onChange: (value: Name | null) => void;
  /** Label of the choice without a drawing. */
  none?: string;
}

const copy = aboutForm.art;

export function ArtChoice<Name extends AboutArt>({
  drawings,
  value,
  onChange,
  none = copy.none,
}: ArtChoiceProps<Name>) {
  const id = useId();
  return (
    <ChoiceGroup label={copy.label}>
      <Drawings>
        {[...drawings, null].map((name) => (
          <Drawing key={name} type="radio" name={id} checked={name === value} onChange={() => onChange(name)}>
            {name && <Art name={name} />}
            <span>{name ? copy.names[name] : none}</span>
          </Drawing>
        ))}
      </Drawings>
    </ChoiceGroup>
  );
}
