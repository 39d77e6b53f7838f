import { birthText } from '#contract/manifest/manifest.rules';
import type { Person } from '#contract/manifest/manifest.schema';
import { guest } from '#copy/guest';
import { person as personText } from '#copy/manifest';
import { manifestAdmin as copy } from '#copy/manifestAdmin';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { PartyPhone } from '../PartyRow/PartyPhone';
import { Phone } from '../PartyRow/PartyRow.styles';
import { Contacts, Facts } from './ManifestList.styles';

interface PersonFactsProps {
  /** The person, without the name. */
  person: Person;
}

/** To read aloud at the pier. */
export function PersonFacts({ person: { name, sex, birth, address, phone, emergency } }: PersonFactsProps) {
  return (
    <>
      <Facts>
        <span>{personText.sexes[sex]}</span>
        <span>{birthText(birth)}</span>
        <span>{address}</span>
      </Facts>
      <Contacts>
        <PartyPhone name={name} phone={phone} />
        <Phone href={`tel:${emergency}`}>
          <VisuallyHidden>{guest.call(name)}</VisuallyHidden>
          <span>{copy.emergency(emergency)}</span>
        </Phone>
      </Contacts>
    </>
  );
}
