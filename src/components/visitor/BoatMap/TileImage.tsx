import { createContext, useContext } from 'react';
import type { TileComponentProps } from 'pigeon-maps';
import type { MapEvents } from './mapScene';
import { Picture } from './BoatMap.styles';

/** The tiles' way to the map around them: pigeon-maps draws them and hands nothing else on. */
export const TileEvents = createContext<MapEvents>({ onShown: () => undefined, onFailed: () => undefined });

/** One square of the map. */
export function TileImage({ tile, tileLoaded }: TileComponentProps) {
  const { onShown, onFailed } = useContext(TileEvents);
  return (
    <Picture
      src={tile.url}
      width={tile.width}
      height={tile.height}
      alt=""
      // The service refuses who does not say where he comes from.
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
