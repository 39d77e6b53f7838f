import { useParams } from 'react-router-dom';
import { seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { PAGES } from '#contract/paths';
import { catches as copy } from '#copy/catches';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { VisitorPage } from '#src/components/frame/Page/Page';
import { CatchPost } from '#src/components/visitor/catch/CatchPost/CatchPost';
import { catchesApi, useGetCatchQuery } from '#src/store/endpoints/catches';
import { useConfigInfo } from '#src/store/endpoints/config';
import { isNowhere } from '#src/store/api';
import { Screen } from '#src/features/base/Screen';
import { format } from '#copy/format';
import { useNow, unsubscribed, type FirstQueries } from '#src/store/hooks';
import { useSameSeason } from './useSameSeason';

export const firstQueries: FirstQueries = (dispatch, { params: { id = '' } }) =>
  dispatch(catchesApi.endpoints.getCatch.initiate(id, unsubscribed));

export function CatchPage() {
  const { id = '' } = useParams();
  const query = useGetCatchQuery(id);
  const { data: info } = useConfigInfo();
  const bookHref = useSameSeason();
  const post = query.currentData;
  const thisYear = yearMonthOf(seoulToday(useNow())).year;
  // The cache may still have a deleted post.
  if (query.isError && isNowhere(query.error))
    return (
      <VisitorPage title={copy.title}>
        <EmptyState title={copy.gone} action={<LinkButton href={PAGES.catches()}>{copy.all}</LinkButton>} />
      </VisitorPage>
    );
  return (
    <VisitorPage
      title={post ? copy.of(format.dayIn(post.date, thisYear)) : copy.title}
      documentTitle={post ? copy.of(format.dayIn(post.date, thisYear)) : null}
      lead={post?.story ?? copy.lead}
    >
      <Screen queries={[query]} skeleton="form" failed={{ title: copy.loadFailed, tel: info?.tel }}>
        {(shown) => (
          <CatchPost
            post={shown}
            title={null}
            first
            actions={
              <>
                <LinkButton href={bookHref(shown.date)} variant="primary">
                  {copy.book}
                </LinkButton>
                <LinkButton href={PAGES.catches(yearMonthOf(shown.date))}>{copy.all}</LinkButton>
              </>
            }
          />
        )}
      </Screen>
    </VisitorPage>
  );
}
