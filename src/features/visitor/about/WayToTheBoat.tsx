import { useMemo } from 'react';
import type { About } from '#contract/about/about.schema';
import type { ConfigInfo } from '#contract/config/config.schema';
import { about as copy } from '#copy/about';
import { BoatWay } from '#src/components/trip/BoatWay/BoatWay';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { kakaoMap } from './kakaoMap';
import { kakaoMapOf, naverMapOf } from './mapLinks';
import { useMapKey } from './useMapKey';

interface WayToTheBoatProps {
  info: Pick<ConfigInfo, 'name' | 'address'> | undefined;
  about: Pick<About, 'port' | 'parking' | 'marker'>;
}

const elsewhere = { icon: 'out', target: '_blank', rel: 'noopener noreferrer' } as const;

export function WayToTheBoat({ info, about }: WayToTheBoatProps) {
  const address = info?.address ?? null;
  const key = useMapKey();
  const renderMap = useMemo(() => (key === null ? undefined : kakaoMap(key)), [key]);
  return (
    <BoatWay
      storeName={info?.name ?? null}
      address={address}
      about={about}
      renderMap={renderMap}
      actions={
        address && (
          <>
            <LinkButton href={kakaoMapOf(address)} {...elsewhere}>
              {copy.kakaoMap}
            </LinkButton>
            <LinkButton href={naverMapOf(address)} {...elsewhere}>
              {copy.naverMap}
            </LinkButton>
          </>
        )
      }
    />
  );
}
