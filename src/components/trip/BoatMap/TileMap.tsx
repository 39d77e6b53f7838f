import { useMemo, useRef, useState } from 'react';
import { Map, Overlay } from 'pigeon-maps';
import { map as copy } from '#copy/map';
import { Button } from '#src/components/base/actions/Button/Button';
import { Attribution, Zoom } from './BoatMap.styles';
import { BoatMarker } from './BoatMarker';
import type { MapEvents, MapPlace, MapScene, TileProvider } from './mapScene';
import { TileEvents, TileImage } from './TileImage';

export interface TileMapProps extends MapScene, MapEvents {
  /** Source of the tiles. */
  tiles: TileProvider;
  /** Called with the clicked place; without it the marker stays. */
  onPick?: ((place: MapPlace) => void) | undefined;
}

const ZOOM = { first: 15, min: 7, max: 18 };
/** In px from its top left corner: half its width, and its full height. */
const MARKER_TIP: [number, number] = [100, 88];
/** At sea single tiles may be missing. After this many failures before the first success the map counts as failed. */
const HOPELESS = 4;

/** Compares the digits that a form writes. */
const isNear = (one: MapPlace, other: MapPlace): boolean =>
  Math.abs(one.latitude - other.latitude) < 1e-4 && Math.abs(one.longitude - other.longitude) < 1e-4;

/** Map of free tiles with one marker. One finger scrolls the page; two fingers move the map. */
export function TileMap({ place, name, tiles, onPick, onShown, onFailed }: TileMapProps) {
  const [zoom, setZoom] = useState(ZOOM.first);
  const failures = useRef(0);
  const moving = useRef(false);
  const at: [number, number] = [place.latitude, place.longitude];
  // A typed place gets a new map around it; a tap moves only the marker.
  const [shown, setShown] = useState({ place, around: 0 });
  const [picked, setPicked] = useState<MapPlace | null>(null);
  if (place.latitude !== shown.place.latitude || place.longitude !== shown.place.longitude)
    setShown({ place, around: shown.around + (picked && isNear(picked, place) ? 0 : 1) });
  const events = useMemo(
    () => ({
      onShown,
      onFailed: () => {
        failures.current += 1;
        if (failures.current >= HOPELESS) onFailed();
      },
    }),
    [onShown, onFailed],
  );

  return (
    <TileEvents value={events}>
      <Map
        key={shown.around}
        defaultCenter={at}
        zoom={zoom}
        minZoom={ZOOM.min}
        maxZoom={ZOOM.max}
        provider={tiles}
        tileComponent={TileImage}
        twoFingerDrag
        twoFingerDragWarning=""
        metaWheelZoom
        metaWheelZoomWarning=""
        attribution={false}
        onClick={({ latLng: [latitude, longitude] }) => {
          setPicked({ latitude, longitude });
          onPick?.({ latitude, longitude });
        }}
        onAnimationStart={() => {
          moving.current = true;
        }}
        onAnimationStop={() => {
          moving.current = false;
        }}
        onBoundsChanged={(bounds) => {
          // On slow phones this event also fires during an animation; its value would stop the map between two levels.
          if (!moving.current) setZoom(Math.round(bounds.zoom));
        }}
      >
        <Overlay anchor={at} offset={MARKER_TIP}>
          <BoatMarker name={name} />
        </Overlay>
      </Map>
      <Zoom>
        <Button size="small" icon="plus" iconOnly onClick={() => setZoom(Math.min(zoom + 1, ZOOM.max))}>
          {copy.zoomIn}
        </Button>
        <Button size="small" icon="minus" iconOnly onClick={() => setZoom(Math.max(zoom - 1, ZOOM.min))}>
          {copy.zoomOut}
        </Button>
      </Zoom>
      <Attribution href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
        © OpenStreetMap
      </Attribution>
    </TileEvents>
  );
}
