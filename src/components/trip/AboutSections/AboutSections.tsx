import { linkAddress } from '#contract/about/about.rules';
import type { About } from '#contract/about/about.schema';
import { about as copy } from '#copy/about';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { PageSection } from '#src/components/frame/PageSection/PageSection';
import { Pair } from '#src/components/frame/PageSection/PageSection.styles';
import { CheckCard } from '../CheckCard/CheckCard';
import { FeaturePhotos } from '../FeaturePhotos/FeaturePhotos';
import { PhotoGallery } from '../PhotoGallery/PhotoGallery';
import { RentalList } from '../RentalList/RentalList';
import { SafetyLine } from '../SafetyLine/SafetyLine';
import { SeasonCards } from '../SeasonCards/SeasonCards';
import { SeasonRuler } from '../SeasonRuler/SeasonRuler';
import { Links } from './AboutSections.styles';
import { Small } from '#src/components/base/display/elements.styles';
import type { Elements } from '#src/components/base/elements';

export interface AboutSectionsProps {
  /** Content of the page. An empty list has no section; the page's head has the first photograph (BoatHero). */
  about: Omit<About, 'version'>;
  /** Current month, 1 to 12. */
  current: number;
  /** The way to the boat, below the facilities. */
  way?: Elements;
}

/** A site opens in a new tab; telephone numbers and mail addresses open their app. */
const targetOf = (href: string) =>
  /^https?:/i.test(href) ? ({ icon: 'out', target: '_blank', rel: 'noopener noreferrer' } as const) : {};

/** The sections of /about, for visitors and for the operator's preview. */
export function AboutSections({ about, current, way }: AboutSectionsProps) {
  const { features, itemsToBring, itemsProvided, rentals, seasons } = about;
  const photos = about.photos.slice(1);
  const links = about.links.flatMap(({ label, href }) => {
    const address = linkAddress(href);
    return address === null ? [] : [{ label, address }];
  });
  return (
    <>
      {photos.length > 0 && (
        <PageSection title={copy.photos}>
          <PhotoGallery photos={photos} />
        </PageSection>
      )}
      {features.length > 0 && (
        <PageSection title={copy.features}>
          <FeaturePhotos features={features} />
        </PageSection>
      )}
      {way}
      {itemsToBring.length + itemsProvided.length > 0 && (
        <Pair>
          {itemsToBring.length > 0 && <CheckCard title={copy.toBring} items={itemsToBring} />}
          {itemsProvided.length > 0 && <CheckCard title={copy.provided} items={itemsProvided} />}
        </Pair>
      )}
      <PageSection title={copy.rentals}>
        {rentals.length > 0 && <RentalList rentals={rentals} />}
        <SafetyLine>{copy.lifeJacket}</SafetyLine>
      </PageSection>
      {seasons.length > 0 && (
        <PageSection title={copy.seasons}>
          <SeasonRuler seasons={seasons} current={current} />
          <SeasonCards seasons={seasons} current={current} />
          <Small>{copy.overlap}</Small>
        </PageSection>
      )}
      {links.length > 0 && (
        <PageSection title={copy.links}>
          <Links>
            {links.map(({ label, address }, index) => (
              <LinkButton key={index} href={address} {...targetOf(address)}>
                {label}
              </LinkButton>
            ))}
          </Links>
        </PageSection>
      )}
    </>
  );
}
