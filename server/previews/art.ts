import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A drawing of `public/art`: its view box and its content. */
export interface Drawing {
  width: number;
  height: number;
  body: string;
}

const read = (svg: string): Drawing | null => {
  const found = /^\s*<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>([\s\S]*)<\/svg>\s*$/.exec(svg);
  return found ? { width: Number(found[1]), height: Number(found[2]), body: found[3] ?? '' } : null;
};

/** The drawings of the built app by name; a missing one is left out of the picture. */
export const readArt = (clientDir: string): ReadonlyMap<string, Drawing> => {
  const folder = join(clientDir, 'art');
  const art = new Map<string, Drawing>();
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  } catch {
    return art;
  }
  for (const name of names) {
    const drawing = read(readFileSync(join(folder, name), 'utf8'));
    if (drawing) art.set(name.slice(0, -'.svg'.length), drawing);
  }
  return art;
};

/** Embeds a drawing into another at a position and width. */
export const place = (drawing: Drawing | undefined, x: number, y: number, width: number): string => {
  if (!drawing) return '';
  const height = (width * drawing.height) / drawing.width;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${drawing.width} ${drawing.height}">${drawing.body}</svg>`;
};
