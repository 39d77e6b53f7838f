import { useId, type ReactNode } from 'react';
import { Icon } from '../../base/display/Icon/Icon';
import { Head, More, Section } from './PageSection.styles';

export interface PageSectionProps {
  title: string;
  /** Where there is more of it. */
  more?: { href: string; label: string };
  children: ReactNode;
}

/** One part of a page that is read from top to bottom, under its heading. */
export function PageSection({ title, more, children }: PageSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {more && (
          <More href={more.href}>
            {more.label}
            <Icon name="right" size="small" />
          </More>
        )}
      </Head>
      {children}
    </Section>
  );
}
