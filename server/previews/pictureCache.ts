import type { Renderer } from './renderer';

/** A requested picture: its name and its current content. */
export interface PictureRequest {
  /** The name stays the same when the picture changes. */
  name: string;
  version: string;
  svg: () => string;
  width: number;
}
export interface Picture {
  version: string;
  png: Buffer;
}

/** Adds an entry to a map and removes the oldest ones beyond the limit. */
const keep = <T>(map: Map<string, T>, key: string, value: T, most: number): void => {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next();
  if (map.size > most && !oldest.done) map.delete(oldest.value);
};

/**
 * A least-recently-used cache of at most `most` rendered pictures. Requests for a picture that is being rendered share
 * the same rendering; a failed one is retried at the next request. If a picture is not available immediately, because
 * the renderer is busy, and an older picture of the same name is cached, the older one is returned.
 */
export const pictureCache = (most: number, renderer: Pick<Renderer, 'render' | 'isBusy'>) => {
  const drawn = new Map<string, Promise<Buffer>>();
  const ready = new Map<string, Picture>();

  const draw = ({ name, version, svg, width }: PictureRequest): Promise<Buffer> => {
    const drawing = renderer.render(svg(), width);
    drawing.then(
      (png) => keep(ready, name, { version, png }, most),
      () => drawn.delete(`${name} ${version}`),
    );
    return drawing;
  };

  return async (wanted: PictureRequest): Promise<Picture> => {
    const { name, version } = wanted;
    const key = `${name} ${version}`;
    const older = ready.get(name);
    const busy = renderer.isBusy();
    const drawing = drawn.get(key) ?? draw(wanted);
    keep(drawn, key, drawing, most);
    if (older && (older.version === version || busy)) return older;
    return { version, png: await drawing };
  };
};
