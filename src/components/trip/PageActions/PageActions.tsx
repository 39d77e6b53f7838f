import { about } from '#copy/about';
import { frame } from '#copy/frame';
import { reserve } from '#copy/reserve';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { Below } from './PageActions.styles';

interface ContactButtonsProps {
  /** Telephone number of the store; null if there is none. */
  tel: string | null;
  /** Address of the store's Band; null if there is none. */
  band: string | null;
}

/** Buttons for the saved contacts, in the about page's hero. */
export function ContactButtons({ tel, band }: ContactButtonsProps) {
  return (
    <>
      {tel && (
        <LinkButton href={`tel:${tel}`} variant="primary" size="large" icon="phone">
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
}

interface BookOrFindProps {
  /** Address of the schedule. */
  bookHref: string;
  /** Address of the lookup; null if the operator has switched it off. */
  findHref: string | null;
}

/** Buttons of the home page's hero. */
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
  /** Address of the schedule. */
  href: string;
}

/** Booking button at the end of the about page, on phones. */
export function BookBelow({ href }: BookBelowProps) {
  return (
    <Below>
      <LinkButton href={href} variant="primary" size="large" full>
        {reserve.book}
      </LinkButton>
    </Below>
  );
}
