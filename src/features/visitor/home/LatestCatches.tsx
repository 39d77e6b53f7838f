import { PAGES } from '#contract/paths';
import { catches as copy } from '#copy/catches';
import { PageSection } from '#src/components/frame/PageSection/PageSection';
import { CatchCards } from '#src/components/visitor/catch/CatchCards/CatchCards';
import { useLatestCatches } from '#src/store/endpoints/catches';

export function LatestCatches({ thisYear }: { thisYear: number }) {
  const { currentData: posts } = useLatestCatches();
  if (!posts?.length) return null;
  return (
    <PageSection title={copy.latest} more={{ href: PAGES.catches(), label: copy.all }}>
      <CatchCards posts={posts} thisYear={thisYear} hrefOf={({ id }) => PAGES.catchPost(id)} />
    </PageSection>
  );
}
