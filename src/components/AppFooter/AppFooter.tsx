import type { ConfigInfo } from '../../../contract/config/config.schema';
import { frame } from '../../../copy/frame';
import { LinkButton } from '../LinkButton/LinkButton';
import { Actions, Columns, Deep, Depth, Facts, Store } from './AppFooter.styles';

export interface AppFooterProps {
  info: Pick<ConfigInfo, 'name' | 'owner' | 'address' | 'bizno' | 'tel' | 'band'>;
}

const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value);

/** Name, representative, address, business number, phone and band: each only when the operator has set it. */
export function AppFooter({ info: { name, owner, address, bizno, tel, band } }: AppFooterProps) {
  const bandLink = band && isWebAddress(band) ? band : null;
  return (
    <>
      <Depth aria-hidden="true" />
      <Deep>
        <Columns>
          <div>
            {name && <Store>{name}</Store>}
            {(owner || bizno) && (
              <Facts>
                {owner && <span>{frame.owner(owner)}</span>}
                {bizno && <span>{frame.bizno(bizno)}</span>}
              </Facts>
            )}
            {address && <p>{address}</p>}
            {tel && <p>{frame.tel(tel)}</p>}
          </div>
          {(tel || bandLink) && (
            <Actions>
              {tel && (
                <LinkButton href={`tel:${tel}`} variant="deep-line" icon="phone">
                  {frame.call}
                </LinkButton>
              )}
              {bandLink && (
                <LinkButton href={bandLink} variant="deep-line" icon="out" target="_blank" rel="noopener noreferrer">
                  {frame.band}
                </LinkButton>
              )}
            </Actions>
          )}
        </Columns>
      </Deep>
    </>
  );
}
