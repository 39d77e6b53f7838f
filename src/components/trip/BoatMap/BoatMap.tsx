import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { map as copy } from '#copy/map';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { Failure, Frame, Waiting, Ways } from './BoatMap.styles';
import { ServiceMap } from './ServiceMap';
import { openStreetMap, type RenderMap, type MapPlace, type TileProvider } from './mapScene';
import type { TileMapProps } from './TileMap';
import { useNear } from './useNear';
import type { Elements } from '#src/components/base/elements';

export interface BoatMapProps {
  /** Part of the accessible name; shown as text if the map cannot be loaded. */
  address: string;
  /** Label of the marker. */
  name: string;
  /** Coordinates of the marker. */
  place: MapPlace;
  /** Renders the map if an API key is set; without it free tiles are shown. */
  renderMap?: RenderMap | undefined;
  /** Source of the free tiles. */
  tiles?: TileProvider;
  /** Links to map services, shown below the address if the map cannot be loaded. */
  links?: Elements;
  /** Called with a tapped place on the free map; without it the map is not interactive. */
  onPick?: ((place: MapPlace) => void) | undefined;
  /** Time limit for the first picture, in milliseconds. */
  patience?: number;
}

type MapState = 'loading' | 'shown' | 'failed';
const PATIENCE = 10_000;

/** Loads the library when the map comes near the viewport; not part of server rendering. */
const FreeMap = (props: TileMapProps) => {
  const [Loaded, setLoaded] = useState<ComponentType<TileMapProps> | null>(null);
  const { onFailed } = props;
  useEffect(() => {
    let left = false;
    import('./TileMap').then(({ TileMap }) => {
      if (!left) setLoaded(() => TileMap);
    }, onFailed);
    return () => {
      left = true;
    };
  }, [onFailed]);
  return Loaded && <Loaded {...props} />;
};

/** Map of the boat's mooring, 360 px high, with one marker (specification 2, /about). */
export function BoatMap({
  address,
  name,
  place,
  renderMap,
  tiles = openStreetMap,
  links,
  onPick,
  patience = PATIENCE,
}: BoatMapProps) {
  const box = useRef<HTMLElement>(null);
  const near = useNear(box);
  const [state, setState] = useState<MapState>('loading');
  const onShown = useCallback(() => setState('shown'), []);
  const onFailed = useCallback(() => setState((now) => (now === 'shown' ? now : 'failed')), []);
  const { latitude, longitude } = place;
  const scene = useMemo(() => ({ place: { latitude, longitude }, name }), [latitude, longitude, name]);

  useEffect(() => {
    if (!near) return;
    const timer = setTimeout(onFailed, patience);
    return () => clearTimeout(timer);
  }, [near, onFailed, patience]);

  return (
    <Frame ref={box} aria-label={copy.of(address)} data-state={state}>
      {near &&
        state !== 'failed' &&
        (renderMap ? (
          <ServiceMap render={renderMap} scene={scene} onShown={onShown} onFailed={onFailed} />
        ) : (
          <FreeMap {...scene} tiles={tiles} onPick={onPick} onShown={onShown} onFailed={onFailed} />
        ))}
      {state === 'loading' && <Waiting role="status">{copy.loading}</Waiting>}
      {state === 'failed' && (
        <Failure>
          <Icon name="pin" size="large" />
          <p role="status">{copy.failed}</p>
          <b>{address}</b>
          {links && <Ways>{links}</Ways>}
        </Failure>
      )}
    </Frame>
  );
}
