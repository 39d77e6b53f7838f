import { useMemo } from 'react';
import type { About } from '../../../../contract/about/about.schema';
import type { ConfigInfo } from '../../../../contract/config/config.schema';
import { about } from '../../../../copy/about';
import { frame } from '../../../../copy/frame';
import { AddressCard } from '../../../components/boat/AddressCard/AddressCard';
import { BoatMap } from '../../../components/boat/BoatMap/BoatMap';
import { LinkButton } from '../../../components/base/actions/LinkButton/LinkButton';
import { PageSection } from '../../../components/frame/PageSection/PageSection';
import { Way } from './AboutPage.styles';
import { kakaoMap } from './kakaoMap';
import { kakaoMapOf, naverMapOf } from './mapLinks';
import { useMapKey } from './useMapKey';

interface WayToTheBoatProps {
  info: Pick<ConfigInfo, 'name' | 'address'> | undefined;
  about: Pick<About, 'port' | 'parking' | 'marker'>;
}

const elsewhere = { icon: 'out', target: '_blank', rel: 'noopener noreferrer' } as const;

/** Map with the boat's marker, address, parking, and links to map services that look up the address. */
export function WayToTheBoat({ info, about: { port, parking, marker } }: WayToTheBoatProps) {
  const address = info?.address ?? null;
  const key = useMapKey();
  const draw = useMemo(() => (key === null ? undefined : kakaoMap(key)), [key]);
  return (
    <PageSection title={about.way}>
      <Way>
        <BoatMap address={address ?? port} name={info?.name || frame.noStore} place={marker} draw={draw} />
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
      </Way>
    </PageSection>
  );
}
