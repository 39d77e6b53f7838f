import { format } from '#copy/format';
import { manifestAdmin as copy } from '#copy/manifestAdmin';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { Count, Way } from './ManifestLink.styles';

export interface ManifestLinkProps {
  /** All people of the trip. */
  people: number;
  /** Those who are written. */
  written: number;
  /** URL of the passenger list. */
  href: string;
}

export function ManifestLink({ people, written, href }: ManifestLinkProps) {
  return (
    <Way href={href}>
      <span>{copy.open}</span>
      <Count data-complete={written >= people || undefined}>
        {copy.written(format.people(people), format.people(written))}
      </Count>
      <Icon name="right" />
    </Way>
  );
}
