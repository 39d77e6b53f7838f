import { useSearchParams } from 'react-router-dom';
import { isInSeason } from '#contract/about/about.rules';
import { seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { PAGES, readYearMonth } from '#contract/paths';
import { catches as copy } from '#copy/catches';
import { frame } from '#copy/frame';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { VisitorPage } from '#src/components/frame/Page/Page';
import { PageSection } from '#src/components/frame/PageSection/PageSection';
import { MonthTabs } from '#src/components/trip/MonthTabs/MonthTabs';
import { CatchPost } from '#src/components/visitor/catch/CatchPost/CatchPost';
import { SeasonCards } from '#src/components/trip/SeasonCards/SeasonCards';
import { aboutApi, useAbout } from '#src/store/endpoints/about';
import { catchesApi, useGetCatchListQuery } from '#src/store/endpoints/catches';
import { useConfigInfo } from '#src/store/endpoints/config';
import { useNow, unsubscribed, type FirstQueries } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { format } from '#copy/format';
import { Posts } from './CatchesPage.styles';
import { useSameSeason } from './useSameSeason';

export const firstQueries: FirstQueries = (dispatch, { search }) =>
  Promise.all([
    dispatch(catchesApi.endpoints.getCatchList.initiate(readYearMonth(search), unsubscribed)),
    dispatch(aboutApi.endpoints.getAbout.initiate(undefined, unsubscribed)),
  ]);

export function CatchesPage() {
  const [search] = useSearchParams();
  const query = useGetCatchListQuery(readYearMonth(search));
  const { data: info } = useConfigInfo();
  const today = yearMonthOf(seoulToday(useNow()));
  const seasons = (useAbout().data?.seasons ?? []).filter((season) => isInSeason(season, today.month));
  const bookHref = useSameSeason();
  return (
    <VisitorPage title={copy.title} sub={copy.lead} lead={copy.lead}>
      <Screen queries={[query]} skeleton="form" failed={{ title: copy.loadFailed, tel: info?.tel }}>
        {({ month, months, list }) =>
          month === null || months.length === 0 ? (
            <PageSection title={copy.empty}>
              {seasons.length > 0 && (
                <>
                  <p>{copy.emptyHint}</p>
                  <SeasonCards seasons={seasons} current={today.month} />
                </>
              )}
              <LinkButton href={PAGES.reserve()} variant="primary" full>
                {frame.toReserve}
              </LinkButton>
            </PageSection>
          ) : (
            <>
              <MonthTabs
                label={copy.months}
                months={months}
                current={month}
                thisYear={today.year}
                hrefOf={PAGES.catches}
              />
              {list.length === 0 && <EmptyState title={copy.monthEmpty} />}
              <Posts>
                {list.map((post, index) => (
                  <CatchPost
                    key={post.id}
                    post={post}
                    title={copy.of(format.dayIn(post.date, today.year))}
                    first={index === 0}
                    actions={
                      <>
                        <LinkButton href={bookHref(post.date)} variant="primary">
                          {copy.book}
                        </LinkButton>
                        <LinkButton href={PAGES.catchPost(post.id)}>{copy.open}</LinkButton>
                      </>
                    }
                  />
                ))}
              </Posts>
            </>
          )
        }
      </Screen>
    </VisitorPage>
  );
}
