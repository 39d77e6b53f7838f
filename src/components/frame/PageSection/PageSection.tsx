import { useId } from 'react';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { Head, More, Section } from './PageSection.styles';
import type { Elements } from '#src/components/base/elements';

export interface PageSectionProps {
  /** Heading of the section. */
  title: string;
  /** Link to a page with more of the same. */
  more?: { href: string; label: string };
  /** Content of the section. */
  children: Elements;
}

/** Section of a page, with its heading. */
export function PageSection({ title, more, children }: PageSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {more && (
          <More href={more.href}>
            <span>{more.label}</span>
            <Icon name="right" size="small" />
          </More>
        )}
      </Head>
      {children}
    </Section>
  );
}
