import { Fragment, type ReactNode } from 'react';
import { Horizon } from '../AppHeader/AppHeader.styles';
import { Actions, Area, Lead, Photo, Picture, Title, Words } from './Hero.styles';

export interface HeroProps {
  /** The heading, a line each. */
  title: readonly string[];
  lead: string;
  /** What the picture shows; empty where it is decoration. */
  alt?: string;
  /** Address of a photo of the boat; without one the boat is drawn on its sea. */
  photo?: string | null;
  /** What one does here: one or two buttons. */
  actions?: ReactNode;
}

const Drawing = ({ alt }: { alt: string }) => (
  <picture>
    <source media="(min-width: 640px)" srcSet="/art/hero-wide.svg" width={1120} height={440} />
    <Picture src="/art/hero-phone.svg" alt={alt} width={390} height={300} />
  </picture>
);

/** The sky, the boat on its sea and what one does here: the head of a page, inside an AppHeader with `hero`. */
export function Hero({ title, lead, alt = '', photo = null, actions }: HeroProps) {
  return (
    <Area data-photo={photo ? true : undefined}>
      <Words>
        <Title id="page-title" tabIndex={-1}>
          {title.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Title>
        <Lead>{lead}</Lead>
      </Words>
      {photo ? (
        <>
          <Photo src={photo} alt={alt} />
          <Horizon aria-hidden="true" />
        </>
      ) : (
        <Drawing alt={alt} />
      )}
      {actions && <Actions>{actions}</Actions>}
    </Area>
  );
}
