import type { ConfigInfo } from '../../../../contract/config/config.schema';
import { webAddress } from '../../../../contract/text.rules';
import { about } from '../../../../copy/about';
import { frame } from '../../../../copy/frame';
import { reserve } from '../../../../copy/reserve';
import { LinkButton } from '../../base/actions/LinkButton/LinkButton';
import { Below } from './PageActions.styles';

/** Buttons for the configured contacts, telephone and Band, of the about page's opening; null if there is neither. */
export const contactButtons = (info: Pick<ConfigInfo, 'tel' | 'band'> | undefined) => {
  const band = webAddress(info?.band);
  if (!info?.tel && !band) return null;
  return (
    <>
      {info?.tel && (
        <LinkButton href={`tel:${info.tel}`} variant="primary" size="large" icon="phone">
          {about.call}
        </LinkButton>
      )}
      {band && (
        <LinkButton href={band} size="large" icon="out" target="_blank" rel="noopener noreferrer">
          {frame.band}
        </LinkButton>
      )}
    </>
  );
};

interface BookOrFindProps {
  /** Address of the days. */
  bookHref: string;
  /** Address at which a booking is found; null if the operator does not offer it. */
  findHref: string | null;
}

/** Buttons of the home page's opening. */
export function BookOrFind({ bookHref, findHref }: BookOrFindProps) {
  return (
    <>
      <LinkButton href={bookHref} variant="primary" size="large">
        {reserve.book}
      </LinkButton>
      {findHref !== null && (
        <LinkButton href={findHref} icon="search" size="large">
          {reserve.find}
        </LinkButton>
      )}
    </>
  );
}

interface BookBelowProps {
  /** Address of the days. */
  href: string;
}

/** The booking button at the end of the about page on a phone. */
export function BookBelow({ href }: BookBelowProps) {
  return (
    <Below>
      <LinkButton href={href} variant="primary" size="large" full>
        {reserve.book}
      </LinkButton>
    </Below>
  );
}
