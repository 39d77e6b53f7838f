import type { CrewMember } from '#contract/manifest/manifest.schema';
import { manifestAdmin } from '#copy/manifestAdmin';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { Fold } from '#src/components/base/display/Fold/Fold';
import { Warning } from '#src/components/base/feedback/Warning/Warning';
import { format } from '#copy/format';
import { PersonFacts } from './PersonFacts';
import { Line, Who } from './ManifestList.styles';

const copy = manifestAdmin.crew;

export interface ManifestCrewProps {
  /** Captain and crew, in their order. */
  crew: readonly CrewMember[];
  /** URL of the crew's settings page. */
  href: string;
}

export function ManifestCrew({ crew, href }: ManifestCrewProps) {
  if (crew.length === 0)
    return (
      <Warning>
        <p>{copy.missing}</p>
        <LinkButton href={href} icon="edit">
          {copy.write}
        </LinkButton>
      </Warning>
    );
  return (
    <Fold title={copy.title} note={format.people(crew.length)}>
      <ul>
        {crew.map((member, index) => (
          <Line key={index}>
            <Who as="div">
              <span>{copy.role[member.role]}</span>
              <h3>{member.name}</h3>
            </Who>
            <PersonFacts person={member} />
          </Line>
        ))}
      </ul>
    </Fold>
  );
}
