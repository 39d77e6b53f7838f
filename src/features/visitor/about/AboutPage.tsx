import { seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { PAGES } from '#contract/paths';
import { about } from '#copy/about';
import { frame } from '#copy/frame';
import { pages } from '#copy/pages';
import { AboutSections } from '#src/components/trip/AboutSections/AboutSections';
import { BoatHero } from '#src/components/trip/BoatHero/BoatHero';
import { ErrorState } from '#src/components/base/feedback/ErrorState/ErrorState';
import { BookBelow, ContactButtons } from '#src/components/trip/PageActions/PageActions';
import { contactsOf } from '#src/components/trip/PageActions/contactsOf';
import { focusContent } from '#src/components/base/focus';
import { VisitorPage } from '#src/components/frame/Page/Page';
import { aboutApi, useAbout } from '#src/store/endpoints/about';
import { useConfigInfo } from '#src/store/endpoints/config';
import { useNow, unsubscribed, type FirstQueries } from '#src/store/hooks';
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
