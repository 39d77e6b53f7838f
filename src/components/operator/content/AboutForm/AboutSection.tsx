import { useState } from 'react';
import { aboutForm as copy } from '#copy/aboutForm';
import { Button } from '#src/components/base/actions/Button/Button';
import type { Elements } from '#src/components/base/elements';
import { Previewing, Section } from './AboutForm.styles';

export interface AboutSectionProps {
  /** Heading of the section. */
  title: string;
  /** Number of its entries. */
  note?: string;
  /** The visitors' page with the unsaved values, opened on demand. */
  preview: Elements;
  /** The fields. */
  children: Elements;
}

export function AboutSection({ title, note, preview, children }: AboutSectionProps) {
  const [shown, setShown] = useState(false);
  return (
    <Section title={title} {...(note && { note })}>
      {children}
      <Previewing>
        <Button size="small" icon="search" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {copy.preview}
        </Button>
        {shown && preview}
      </Previewing>
    </Section>
  );
}
