import type { ConfigInfo } from '#contract/config/config.schema';
import { privacyPolicy as copy, type PolicySection } from '#copy/privacyPolicy';
import { FactList } from '#src/components/base/display/FactList/FactList';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { frame } from '#copy/frame';
import { Small } from '#src/components/base/display/elements.styles';
import { List, Policy, Section } from './PrivacyPolicy.styles';

export interface PrivacyPolicyProps {
  /** The party responsible; values never saved are left out. */
  info: Pick<ConfigInfo, 'name' | 'owner' | 'tel' | 'address'> | null;
  /** The passenger list is in use. */
  hasManifest?: boolean;
}

export function PrivacyPolicy({ info, hasManifest = false }: PrivacyPolicyProps) {
  const sections: readonly PolicySection[] = hasManifest
    ? [...copy.sections.slice(0, 2), copy.manifest, ...copy.sections.slice(2)]
    : copy.sections;
  const contact = [
    [copy.contact.store, info?.name],
    [copy.contact.owner, info?.owner],
    [copy.contact.tel, info?.tel],
    [copy.contact.address, info?.address],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <Policy>
      {sections.map(({ title, texts, items }) => (
        <Section key={title}>
          <h2>{title}</h2>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {items && (
            <List>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </List>
          )}
        </Section>
      ))}
      <Section>
        <h2>{copy.contactTitle}</h2>
        {contact.length > 0 ? <FactList facts={contact} /> : <p>{copy.noContact}</p>}
        {info?.tel && (
          <LinkButton href={`tel:${info.tel}`} icon="phone" full>
            {frame.call}
          </LinkButton>
        )}
      </Section>
      <Small>{copy.effective}</Small>
    </Policy>
  );
}
