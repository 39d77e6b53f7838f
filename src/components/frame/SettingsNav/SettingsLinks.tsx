import { useId } from 'react';
import { settings } from '#copy/settings';
import type { Elements } from '#src/components/base/elements';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { Wrap } from '#src/components/base/display/elements.styles';
import { settingsPages } from './settingsPages';

interface SettingsLinksProps {
  /** Links to other pages, after those of the settings. */
  children?: Elements;
}

/** Links to the settings pages, as a list on the operator's home page. */
export function SettingsLinks({ children }: SettingsLinksProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {settings.title}
      </VisuallyHidden>
      <Wrap>
        {settingsPages(false).map(({ page, href }) => (
          <LinkButton key={href} href={href} size="small">
            {settings.pages[page]}
          </LinkButton>
        ))}
        {children}
      </Wrap>
    </section>
  );
}
