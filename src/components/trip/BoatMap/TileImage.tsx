import { createContext, useContext } from 'react';
import type { TileComponentProps } from 'pigeon-maps';
import type { MapEvents } from './mapScene';
import { Picture } from './BoatMap.styles';

/** pigeon-maps renders the tiles and passes no other props, so callbacks come by context. */
export const TileEvents = createContext<MapEvents>({ onShown: () => undefined, onFailed: () => undefined });

/** One tile of the map. */
export function TileImage({ tile, tileLoaded }: TileComponentProps) {
  const { onShown, onFailed } = useContext(TileEvents);
  return (
    <Picture
      src={tile.url}
      width={tile.width}
      height={tile.height}
      alt=""
      // OpenStreetMap refuses requests without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => {
        tileLoaded();
        onShown();
      }}
      onError={onFailed}
      style={{ left: tile.left, top: tile.top }}
    />
  );
}
