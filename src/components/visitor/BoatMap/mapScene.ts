/** Where the marker stands, in degrees (WGS 84). */
export interface MapPlace {
  latitude: number;
  longitude: number;
}

/** What a map shows. */
export interface MapScene {
  place: MapPlace;
  /** The word on the marker. */
  name: string;
}

/**
 * Draws a map into an element and answers how to take it away again; refuses when the map's own script cannot be had.
 * The application gives one where it has a key (Kakao Maps), so that this library fetches no script.
 */
export type DrawMap = (box: HTMLElement, scene: MapScene) => Promise<() => void>;

/** The address of one tile, as map services number them. */
export type TileProvider = (x: number, y: number, zoom: number) => string;

/** Free tiles; the service wants its name to stand on the map. */
export const openStreetMap: TileProvider = (x, y, zoom) => `https://tile.openstreetmap.org/${zoom}/${x}/${y}.png`;

/** What a map reports while it loads. */
export interface MapEvents {
  onShown: () => void;
  onFailed: () => void;
}
