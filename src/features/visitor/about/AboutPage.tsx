import { seoulToday, yearMonthOf } from '../../../../contract/day/calendar.rules';
import { PAGES } from '../../../../contract/paths';
import { about } from '../../../../copy/about';
import { frame } from '../../../../copy/frame';
import { pages } from '../../../../copy/pages';
import { AboutSections } from '../../../components/boat/AboutSections/AboutSections';
import { BoatHero } from '../../../components/boat/BoatHero/BoatHero';
import { ErrorState } from '../../../components/base/feedback/ErrorState/ErrorState';
import { BookBelow, ContactButtons } from '../../../components/boat/PageActions/PageActions';
import { contactsOf } from '../../../components/boat/PageActions/contactsOf';
import { focusContent } from '../../../components/base/focus';
import { VisitorPage } from '../../../components/frame/Page/Page';
import { aboutApi, useAbout } from '../../../store/endpoints/about';
import { useConfigInfo } from '../../../store/endpoints/config';
import { useNow, unsubscribed, type FirstQueries } from '../../../store/hooks';
import { WayToTheBoat } from './WayToTheBoat';

export const firstQueries: FirstQueries = (dispatch) =>
  dispatch(aboutApi.endpoints.getAbout.initiate(undefined, unsubscribed));

const retrying =
  ({ refetch }: { refetch: () => unknown }) =>
  (): void => {
    focusContent();
    void refetch();
  };

/** Specification 2. */
export function AboutPage() {
  const info = useConfigInfo();
  const content = useAbout();
  const { month } = yearMonthOf(seoulToday(useNow()));
  const name = info.data?.name;
  const contacts = contactsOf(info.data);
  const introduction = content.data?.introduction ?? '';

  return (
    <VisitorPage
      current="about"
      documentTitle={about.title}
      lead={pages.aboutLead(introduction)}
      width="wide"
      hero={
        <BoatHero
          storeName={name || frame.noStore}
          photos={content.data?.photos ?? []}
          title={[name || about.title]}
          lead={introduction}
          actions={contacts && <ContactButtons {...contacts} />}
        />
      }
    >
      {content.isError && !content.data && <ErrorState title={about.failed} onRetry={retrying(content)} />}
      {info.isError && !info.data && <ErrorState title={about.infoFailed} onRetry={retrying(info)} />}
      {content.data && (
        <AboutSections
          about={content.data}
          current={month}
          way={<WayToTheBoat info={info.data} about={content.data} />}
        />
      )}
      <BookBelow href={PAGES.reserve()} />
    </VisitorPage>
  );
}
