import type { About } from '#contract/about/about.schema';
import { about as copy } from '#copy/about';
import { frame } from '#copy/frame';
import { PageSection } from '#src/components/frame/PageSection/PageSection';
import { AddressCard } from '../AddressCard/AddressCard';
import { BoatMap } from '../BoatMap/BoatMap';
import type { RenderMap, TileProvider } from '../BoatMap/mapScene';
import { Way } from './BoatWay.styles';
import type { Elements } from '#src/components/base/elements';

export interface BoatWayProps {
  /** Name of the store; null if it was never saved. */
  storeName: string | null;
  /** Address of the store; null if it was never saved. */
  address: string | null;
  /** Port, parking and marker of the about page. */
  about: Pick<About, 'port' | 'parking' | 'marker'>;
  /** Renders the map if an API key is set; without it free tiles are shown. */
  renderMap?: RenderMap | undefined;
  /** Source of the free tiles. */
  tiles?: TileProvider;
  /** Links to map services. */
  actions?: Elements;
}

/** The way to the boat: map with the boat's marker, address, parking. Renders nothing if all are missing. */
export function BoatWay({
  storeName,
  address,
  about: { port, parking, marker },
  renderMap,
  tiles,
  actions,
}: BoatWayProps) {
  if (!address && !port && !parking) return null;
  return (
    <PageSection title={copy.way}>
      <Way>
        {(address || port) && (
          <BoatMap
            address={address || port}
            name={storeName || frame.noStore}
            place={marker}
            renderMap={renderMap}
            {...(tiles && { tiles })}
          />
        )}
        {(address || parking) && <AddressCard address={address} parking={parking} actions={actions} />}
      </Way>
    </PageSection>
  );
}
