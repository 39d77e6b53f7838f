import { useId, useState, type ReactNode } from 'react';
import { writtenOf } from '#contract/manifest/manifest.rules';
import type { ManifestParty } from '#contract/manifest/manifest.schema';
import { format } from '#copy/format';
import { guest } from '#copy/guest';
import { manifestAdmin as copy } from '#copy/manifestAdmin';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { PartyName } from '../PartyRow/PartyRow.styles';
import { Opener, Party, Persons, Ways, Written } from './ManifestList.styles';

export interface ManifestRowProps {
  /** A booking, with a row for each of its people. */
  party: ManifestParty;
  /** Shows the people at first. */
  startsOpen?: boolean;
  /** One PersonRow each. */
  children: ReactNode;
}

/** Folding a party does not clear the text typed into its rows. */
export function ManifestRow({ party, startsOpen = false, children }: ManifestRowProps) {
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const { name, phone, people, remindedAt, rows } = party;
  const written = writtenOf(rows);
  return (
    <Party
      title={
        <>
          <PartyName>
            <Opener type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
              {name}
            </Opener>
          </PartyName>
          <Written data-complete={written >= people ? '' : undefined}>
            {copy.written(format.people(people), format.people(written))}
          </Written>
        </>
      }
      contact={
        <Ways>
          <LinkButton href={`tel:${phone}`} icon="phone" iconOnly>
            {`${guest.call(name)} ${phone}`}
          </LinkButton>
          <LinkButton href={`sms:${phone}`} icon="message" iconOnly>
            {`${name} ${copy.text}`}
          </LinkButton>
        </Ways>
      }
      facts={remindedAt && <span>{copy.reminded(format.shortInstant(remindedAt))}</span>}
    >
      <Persons id={id} hidden={!open} aria-label={copy.people(name)}>
        {children}
      </Persons>
    </Party>
  );
}
