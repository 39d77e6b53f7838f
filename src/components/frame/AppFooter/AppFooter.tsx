import type { ConfigInfo } from '#contract/config/config.schema';
import { webAddress } from '#contract/text.rules';
import { PAGES } from '#contract/paths';
import { frame } from '#copy/frame';
import { pages } from '#copy/pages';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { Actions, Columns, Depth, Facts, Floor, Footer, Name, Privacy } from './AppFooter.styles';

export type FooterInfo = Pick<ConfigInfo, 'name' | 'owner' | 'address' | 'bizno' | 'tel' | 'band'>;

export interface AppFooterProps {
  /** The saved details of the store. */
  info: FooterInfo;
}

/**
 * Footer with the operator of the boat and the contact details. Missing details are left out; the link to the privacy
 * policy is always shown.
 */
export function AppFooter({ info: { name, owner, address, bizno, tel, band } }: AppFooterProps) {
  const bandHref = webAddress(band);
  return (
    <Footer>
      <Depth aria-hidden="true" />
      <Floor>
        <Columns>
          <div>
            {name && <Name>{name}</Name>}
            {(owner || bizno) && (
              <Facts>
                {owner && <span>{frame.owner(owner)}</span>}
                {bizno && <span>{frame.bizno(bizno)}</span>}
              </Facts>
            )}
            {address && <p>{address}</p>}
            {tel && <p>{frame.tel(tel)}</p>}
            <Privacy href={PAGES.privacy}>{pages.privacy}</Privacy>
          </div>
          {(tel || bandHref) && (
            <Actions>
              {tel && (
                <LinkButton href={`tel:${tel}`} variant="deep-line" icon="phone">
                  {frame.call}
                </LinkButton>
              )}
              {bandHref && (
                <LinkButton href={bandHref} variant="deep-line" icon="out" target="_blank" rel="noopener noreferrer">
                  {frame.band}
                </LinkButton>
              )}
            </Actions>
          )}
        </Columns>
      </Floor>
    </Footer>
  );
}
