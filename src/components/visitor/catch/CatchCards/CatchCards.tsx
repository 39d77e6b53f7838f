import type { Catch } from '#contract/catch/catch.schema';
import { catches as copy } from '#copy/catches';
import { StoredPhoto } from '#src/components/trip/StoredPhoto/StoredPhoto';
import { format } from '#copy/format';
import { Cards, Post, Photo, Story, Words } from './CatchCards.styles';

export interface CatchCardsProps {
  /** The posts, newest first. */
  posts: readonly Catch[];
  /** The current year; dates of other years show theirs. */
  thisYear: number;
  /** Address of a post's page. */
  hrefOf: (post: Catch) => string;
}

export function CatchCards({ posts, thisYear, hrefOf }: CatchCardsProps) {
  return (
    <Cards>
      {posts.map((post) => (
        <li key={post.id}>
          <Post href={hrefOf(post)}>
            {post.pictures[0] && (
              <Photo>
                <StoredPhoto picture={post.pictures[0]} alt="" sizes="(min-width: 64em) 352px, 92vw" />
              </Photo>
            )}
            <Words>
              <h3>{copy.of(format.dayIn(post.date, thisYear))}</h3>
              {post.story && <Story>{post.story}</Story>}
            </Words>
          </Post>
        </li>
      ))}
    </Cards>
  );
}
