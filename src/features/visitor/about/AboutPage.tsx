import { seoulToday, yearMonthOf } from '../../../../contract/day/calendar.rules';
import { PAGES } from '../../../../contract/paths';
import { about } from '../../../../copy/about';
import { boat, features, itemsProvided, itemsToBring, rentals, seasons } from '../../../../copy/aboutContent';
import { frame } from '../../../../copy/frame';
import { pages } from '../../../../copy/pages';
import { reserve } from '../../../../copy/reserve';
import { photoPath } from '../../../components/base/display/Art/artPath';
import { CheckCard } from '../../../components/visitor/CheckCard/CheckCard';
import { ErrorState } from '../../../components/base/feedback/ErrorState/ErrorState';
import { FeaturePhotos } from '../../../components/visitor/FeaturePhotos/FeaturePhotos';
import { Hero } from '../../../components/frame/Hero/Hero';
import { LinkButton } from '../../../components/base/actions/LinkButton/LinkButton';
import { VisitorPage } from '../../../components/frame/Page/Page';
import { PageSection } from '../../../components/frame/PageSection/PageSection';
import { Pair } from '../../../components/frame/PageSection/PageSection.styles';
import { RentalList } from '../../../components/visitor/RentalList/RentalList';
import { SafetyLine } from '../../../components/visitor/SafetyLine/SafetyLine';
import { SeasonCards } from '../../../components/visitor/SeasonCards/SeasonCards';
import { SeasonNote } from '../../../components/visitor/SeasonCards/SeasonCards.styles';
import { SeasonRuler } from '../../../components/visitor/SeasonRuler/SeasonRuler';
import { useConfigInfo } from '../../../store/endpoints/config';
import { useNow } from '../../../store/hooks';
import { WayOn } from './AboutPage.styles';
import { contactButtons } from './contactButtons';
import { WayToTheBoat } from './WayToTheBoat';

/** `/about`: the boat (specification 2). Its fixed content is in copy/aboutContent. */
export function AboutPage() {
  const info = useConfigInfo();
  const { month } = yearMonthOf(seoulToday(useNow()));
  const name = info.data?.name;

  return (
    <VisitorPage
      current="about"
      docTitle={about.title}
      lead={pages.aboutLead(boat.port, boat.seats)}
      width="wide"
      hero={
        <Hero
          title={[name || about.title]}
          lead={about.lead(boat.port, boat.seats)}
          alt={about.pictureOf(name || frame.noStore)}
          photo={photoPath('boat')}
          actions={contactButtons(info.data)}
        />
      }
    >
      <PageSection title={about.features}>
        <FeaturePhotos features={features} />
      </PageSection>
      {info.isError && !info.data && <ErrorState title={about.infoFailed} onRetry={() => void info.refetch()} />}
      <WayToTheBoat info={info.data} />
      <Pair>
        <CheckCard title={about.toBring} items={itemsToBring} />
        <CheckCard title={about.provided} items={itemsProvided} />
      </Pair>
      <PageSection title={about.rentals}>
        <RentalList rentals={rentals} />
        <SafetyLine>{about.lifeJacket}</SafetyLine>
      </PageSection>
      <PageSection title={about.seasons}>
        <SeasonRuler seasons={seasons} current={month} />
        <SeasonCards seasons={seasons} current={month} />
        <SeasonNote>{about.overlap}</SeasonNote>
      </PageSection>
      <WayOn>
        <LinkButton href={PAGES.reserve()} variant="primary" size="large" full>
          {reserve.book}
        </LinkButton>
      </WayOn>
    </VisitorPage>
  );
}
