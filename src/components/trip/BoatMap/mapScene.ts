/** In degrees (WGS 84). */
export interface MapPlace {
  latitude: number;
  longitude: number;
}

export interface MapScene {
  /** Place of the marker. */
  place: MapPlace;
  /** Label of the marker. */
  name: string;
}

/**
 * Returns a function that removes the map; rejects if the map's script cannot be loaded. The application provides one
 * if it has an API key (Kakao Maps), so that the component library loads no external script.
 */
export type RenderMap = (box: HTMLElement, scene: MapScene) => Promise<() => void>;

/** Returns the URL of a tile, numbered as map services do. */
export type TileProvider = (x: number, y: number, zoom: number) => string;

/** OpenStreetMap requires its attribution on the map. */
export const openStreetMap: TileProvider = (x, y, zoom) => `https://tile.openstreetmap.org/${zoom}/${x}/${y}.png`;

export interface MapEvents {
  /** Called when the map is visible. */
  onShown: () => void;
  /** Called when it cannot be loaded. */
  onFailed: () => void;
}
