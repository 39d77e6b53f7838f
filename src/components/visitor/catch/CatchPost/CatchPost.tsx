import { useState } from 'react';
import type { Catch } from '#contract/catch/catch.schema';
import { catches as copy } from '#copy/catches';
import { format } from '#copy/format';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { StoredPhoto } from '#src/components/trip/StoredPhoto/StoredPhoto';
import { CatchViewer } from '../CatchViewer/CatchViewer';
import { More, Mosaic, Open, Post, Story } from './CatchPost.styles';
import { Wrap } from '#src/components/base/display/elements.styles';
import type { Elements } from '#src/components/base/elements';

/** Further photographs are in the full view. */
const SHOWN = 5;

export interface CatchPostProps {
  /** The post. */
  post: Catch;
  /** Heading of the post; null if it is the page's heading. */
  title: string | null;
  /** The first photograph is visible when the page opens. */
  first?: boolean;
  /** Links below the post. */
  actions?: Elements;
}

export function CatchPost({ post: { date, story, pictures }, title, first = false, actions }: CatchPostProps) {
  const [open, setOpen] = useState<number | null>(null);
  const photos = pictures.map((picture, index) => ({
    picture,
    name: picture.caption || copy.photo(format.day(date), index + 1),
  }));
  const hidden = photos.length - SHOWN;
  return (
    <Post aria-label={title === null ? copy.of(format.day(date)) : undefined}>
      {title !== null && <h2>{title}</h2>}
      {photos.length > 0 && (
        <Mosaic data-count={Math.min(photos.length, SHOWN)}>
          {photos.slice(0, SHOWN).map(({ picture, name }, index) => (
            <li key={`${picture.id} ${index}`}>
              <Open type="button" onClick={() => setOpen(index)}>
                <StoredPhoto
                  picture={picture}
                  alt={copy.enlarge(name)}
                  sizes={index === 0 ? '(min-width: 64em) 720px, 100vw' : '(min-width: 64em) 360px, 50vw'}
                  eager={first && index === 0}
                />
                {hidden > 0 && index === SHOWN - 1 && (
                  <More>
                    <span aria-hidden="true">{`+${hidden}`}</span>
                    <VisuallyHidden>{copy.more(hidden)}</VisuallyHidden>
                  </More>
                )}
              </Open>
            </li>
          ))}
        </Mosaic>
      )}
      {story && <Story>{story}</Story>}
      {actions && <Wrap>{actions}</Wrap>}
      {open !== null && <CatchViewer photos={photos} start={open} onClose={() => setOpen(null)} />}
    </Post>
  );
}
