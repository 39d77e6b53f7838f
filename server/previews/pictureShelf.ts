import type { Renderer } from './renderer';

/** A picture that is asked for: its place, and what it shows there now. */
export interface Wanted {
  /** The place keeps its name when the picture changes. */
  name: string;
  version: string;
  svg: () => string;
  width: number;
}
export interface Picture {
  version: string;
  png: Buffer;
}

/** Adds to a map that forgets what was added longest ago. */
const keep = <T>(map: Map<string, T>, key: string, value: T, most: number): void => {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next();
  if (map.size > most && !oldest.done) map.delete(oldest.value);
};

/**
 * Drawn pictures, `most` of them, the most recently asked for last. Who asks while a picture is being drawn waits for the
 * same drawing, and one that failed is drawn anew. Where an older picture of the same place is at hand and the new one
 * cannot be had at once, because it or another is at work, the older one is answered meanwhile.
 */
export const pictureShelf = (most: number, renderer: Pick<Renderer, 'render' | 'isBusy'>) => {
  const drawn = new Map<string, Promise<Buffer>>();
  const ready = new Map<string, Picture>();

  const draw = ({ name, version, svg, width }: Wanted): Promise<Buffer> => {
    const drawing = renderer.render(svg(), width);
    drawing.then(
      (png) => keep(ready, name, { version, png }, most),
      () => drawn.delete(`${name} ${version}`),
    );
    return drawing;
  };

  return async (wanted: Wanted): Promise<Picture> => {
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
