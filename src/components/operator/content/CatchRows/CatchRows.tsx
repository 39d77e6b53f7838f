import { useId } from 'react';
import type { Catch } from '#contract/catch/catch.schema';
import { catchForm as copy, catches } from '#copy/catches';
import { Button } from '#src/components/base/actions/Button/Button';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { useFocusOnward } from '#src/components/base/focus';
import { StoredPhoto } from '#src/components/trip/StoredPhoto/StoredPhoto';
import { format } from '#copy/format';
import { Wrap } from '#src/components/base/display/elements.styles';
import { Photo, Post, Rows, Story, Words } from './CatchRows.styles';

export interface CatchRowsProps {
  /** The posts, newest first. */
  posts: readonly Catch[];
  /** The current year; dates of other years show theirs. */
  thisYear: number;
  /** Ids of the posts in deletion. */
  pending: readonly number[];
  /** URL of a post for visitors. */
  viewHrefOf: (post: Catch) => string;
  /** URL of a post's form. */
  editHrefOf: (post: Catch) => string;
  /** Called by the delete button. */
  onRemove: (post: Catch) => void;
}

export function CatchRows({ posts, ...props }: CatchRowsProps) {
  return (
    <Rows>
      {posts.map((post) => (
        <CatchRow key={post.id} {...props} post={post} />
      ))}
    </Rows>
  );
}

function CatchRow({
  post,
  thisYear,
  pending,
  viewHrefOf,
  editHrefOf,
  onRemove,
}: Omit<CatchRowsProps, 'posts'> & { post: Catch }) {
  const title = useId();
  const row = useFocusOnward<HTMLLIElement>();
  const { id, date, story, pictures } = post;
  return (
    <Post ref={row}>
      {pictures[0] && (
        <Photo>
          <StoredPhoto picture={pictures[0]} alt="" sizes="96px" />
        </Photo>
      )}
      <Words>
        <h2 id={title}>
          <Sentence>{catches.of(format.dayIn(date, thisYear))}</Sentence>
        </h2>
        <p>{copy.count(pictures.length)}</p>
        {story && <Story>{story}</Story>}
      </Words>
      <Wrap>
        <LinkButton size="small" href={viewHrefOf(post)} aria-describedby={title}>
          {copy.view}
        </LinkButton>
        <LinkButton size="small" href={editHrefOf(post)} icon="edit" aria-describedby={title}>
          {copy.edit}
        </LinkButton>
        <Button
          size="small"
          variant="danger-line"
          aria-describedby={title}
          pending={pending.includes(id)}
          onClick={() => onRemove(post)}
        >
          {copy.removePost}
        </Button>
      </Wrap>
    </Post>
  );
}
