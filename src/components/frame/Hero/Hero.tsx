import { Fragment, type ReactNode } from 'react';
import { Horizon } from '../AppHeader/AppHeader.styles';
import { Actions, Area, Lead, Photo, Picture, Title, Words } from './Hero.styles';
import type { Elements } from '#src/components/base/elements';

export interface HeroProps {
  /** Heading, one string per line. */
  title: readonly string[];
  /** Line below the heading. */
  lead: string;
  /** Alternative text of the drawing; empty if it is decorative. */
  alt?: string;
  /** A photograph, as an image; without one the drawing is shown. */
  photo?: ReactNode;
  /** One or two buttons for the main actions. */
  actions?: Elements;
  /** Halves the picture's height, for a page that sells below it. */
  low?: boolean;
}

const Drawing = ({ alt, low }: { alt: string; low: boolean }) => (
  <picture>
    <source media={low ? 'all' : '(min-width: 640px)'} srcSet="/art/hero-wide.svg" width={1120} height={440} />
    <Picture src="/art/hero-phone.svg" alt={alt} width={390} height={300} />
  </picture>
);

/** Head of a page: sky, the boat on the sea and the main actions. Used inside an AppHeader with `hero`. */
export function Hero({ title, lead, alt = '', photo, actions, low = false }: HeroProps) {
  return (
    <Area data-photo={photo ? true : undefined} data-low={low || undefined}>
      <Words>
        <Title id="page-title" tabIndex={-1}>
          {title.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              <span>{line}</span>
            </Fragment>
          ))}
        </Title>
        <Lead>{lead}</Lead>
      </Words>
      {photo ? (
        <>
          <Photo>{photo}</Photo>
          <Horizon aria-hidden="true" />
        </>
      ) : (
        <Drawing alt={alt} low={low} />
      )}
      {actions && <Actions>{actions}</Actions>}
    </Area>
  );
}
