import type { ConfigInfo } from '../../../contract/config/config.schema';
import { about } from '../../../copy/about';
import { parking } from '../../../copy/aboutContent';
import { AddressCard } from '../../components/AddressCard/AddressCard';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { PageSection } from '../../components/PageSection/PageSection';
import { kakaoMapOf, naverMapOf } from './mapLinks';

interface WayToTheBoatProps {
  info: Pick<ConfigInfo, 'address'> | undefined;
}

const elsewhere = { icon: 'out', target: '_blank', rel: 'noopener noreferrer' } as const;

/** Address, parking, and the maps that find the address. Without an address parking alone. */
export function WayToTheBoat({ info }: WayToTheBoatProps) {
  const address = info?.address ?? null;
  return (
    <PageSection title={about.way}>
      <AddressCard
        address={address}
        parking={parking}
        actions={
          address && (
            <>
              <LinkButton href={kakaoMapOf(address)} {...elsewhere}>
                {about.kakaoMap}
              </LinkButton>
              <LinkButton href={naverMapOf(address)} {...elsewhere}>
                {about.naverMap}
              </LinkButton>
            </>
          )
        }
      />
    </PageSection>
  );
}
