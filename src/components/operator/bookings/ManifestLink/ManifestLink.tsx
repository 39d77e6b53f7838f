import { format } from '#copy/format';
import { manifestAdmin as copy } from '#copy/manifestAdmin';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { Count, Way } from './ManifestLink.styles';

export interface ManifestLinkProps {
  /** All people of the trip. */
  people: number;
  /** Number of written people. */
  written: number;
  /** URL of the passenger list. */
  href: string;
  /** For a line with other facts. */
  short?: boolean;
}

export function ManifestLink({ people, written, href, short = false }: ManifestLinkProps) {
  return (
    <Way href={href} data-short={short || undefined}>
      {!short && <span>{copy.open}</span>}
      <Count data-complete={written >= people || undefined}>
        {short ? copy.writtenShort(people, written) : copy.written(format.people(people), format.people(written))}
      </Count>
      <Icon name="right" />
    </Way>
  );
}
