import { usesReserveFind } from '#contract/config/config.rules';
import { addMonths, seoulToday, yearMonthOf, type YearMonth } from '#contract/day/calendar.rules';
import { dayFacts } from '#contract/day/dayFacts.rules';
import { PAGES } from '#contract/paths';
import { about } from '#copy/about';
import { frame } from '#copy/frame';
import { home } from '#copy/home';
import { arriveText } from '#copy/tripTimes';
import { BoatHero } from '#src/components/trip/BoatHero/BoatHero';
import { BookingSteps } from '#src/components/visitor/booking/BookingSteps/BookingSteps';
import { VisitorPage } from '#src/components/frame/Page/Page';
import { PageSection } from '#src/components/frame/PageSection/PageSection';
import { SeasonCards } from '#src/components/trip/SeasonCards/SeasonCards';
import { SeasonRuler } from '#src/components/trip/SeasonRuler/SeasonRuler';
import { BookOrFind } from '#src/components/trip/PageActions/PageActions';
import { aboutApi, useAbout } from '#src/store/endpoints/about';
import { useConfigInfo, useConfigLogic, useTripTerms } from '#src/store/endpoints/config';
import { daysApi } from '#src/store/endpoints/days';
import { catchesApi } from '#src/store/endpoints/catches';
import { useNow, unsubscribed, type FirstQueries } from '#src/store/hooks';
import { LatestCatches } from './LatestCatches';
import { Small } from '#src/components/base/display/elements.styles';
import { needsNextMonth, NextDays } from './NextDays';

export const firstQueries: FirstQueries = async (dispatch, { now, policy }) => {
  const month = yearMonthOf(seoulToday(now));
  const list = (asked: YearMonth) => dispatch(daysApi.endpoints.getDayList.initiate(asked, unsubscribed));
  const [{ data }] = await Promise.all([
    list(month),
    dispatch(catchesApi.endpoints.getLatestCatches.initiate(undefined, unsubscribed)),
    dispatch(aboutApi.endpoints.getAbout.initiate(undefined, unsubscribed)),
  ]);
  const facts = data?.map((day) => dayFacts(day, policy, now));
  if (facts && needsNextMonth(facts, policy)) await list(addMonths(month, 1));
};

export function HomePage() {
  const { data: info } = useConfigInfo();
  const content = useAbout().data;
  const logic = useConfigLogic();
  // Departures differ by day; the lead time is the operator's rule.
  const arrive = arriveText({ ...useTripTerms(), departAt: null });
  const { year, month } = yearMonthOf(seoulToday(useNow()));

  return (
    <VisitorPage
      width="wide"
      hero={
        <BoatHero
          storeName={info?.name || frame.noStore}
          photos={content?.photos ?? []}
          title={content?.homeTitle ? content.homeTitle.split('\n') : [info?.name || frame.noStore]}
          lead={content?.homeLead ?? ''}
          low
          actions={
            <BookOrFind
              bookHref={PAGES.reserve()}
              findHref={logic.data && usesReserveFind(logic.data) ? PAGES.reserveFind : null}
            />
          }
        />
      }
    >
      <PageSection title={home.near} more={{ href: PAGES.reserve(), label: home.all }}>
        <NextDays tel={info?.tel} />
      </PageSection>
      <LatestCatches thisYear={year} />
      {content && content.seasons.length > 0 && (
        <PageSection title={about.seasons} more={{ href: PAGES.about, label: about.title }}>
          <SeasonRuler seasons={content.seasons} current={month} />
          <SeasonCards seasons={content.seasons} current={month} />
          <Small>{about.overlap}</Small>
        </PageSection>
      )}
      <PageSection title={home.steps}>
        <BookingSteps steps={[...home.stepList, { name: home.boarding, text: arrive }]} />
      </PageSection>
    </VisitorPage>
  );
}
